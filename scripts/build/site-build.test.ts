import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../tests/support/run-command.ts';
import { temporaryFolder } from '../../tests/support/temporary.ts';

it('a build killed by the system reports that memory ran out, and what to do', async () => {
  const programs = temporaryFolder();
  const astro = join(programs, 'astro');
  await writeFile(astro, '#!/bin/sh\nkill -KILL $$\n');
  await chmod(astro, 0o755);
  const PATH = `${programs}:${process.env['PATH']}`;
  const { code, errors } = await runCommand('scripts/build.ts', [], { PATH });
  expect(code).toBe(1);
  expect(errors).toContain('not enough memory');
  expect(errors).toContain('swap');
});
