import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { copyProject } from '../../support/content/project-copy.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** Starts the measured server and returns its answer, and its environment if the system reveals that. */
const program = `
import { existsSync, readFileSync } from 'node:fs';
import { startOurServer } from './scripts/bench/servers.ts';
const { url, pid, stop } = await startOurServer(process.argv[1]);
const { status } = await fetch(url);
const environment = existsSync('/proc') ? readFileSync('/proc/' + pid + '/environ', 'utf8') : '';
await stop();
console.log(JSON.stringify({ status, environment: environment.split('\\0') }));
process.exit(0);
`;

it('the bench measures a server without this machine’s settings', async () => {
  const folder = await copyProject(temporaryFolder());
  for (const part of ['dist', 'clinic']) {
    if (!existsSync(join(folder, part))) symlinkSync(resolve(part), join(folder, part));
  }
  const settings = 'TRUST_PROXY=nonsense\nFORM_URL=https://forms.clinic.example\n';
  writeFileSync(join(folder, '.env'), settings);
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', program, temporaryFolder()],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], SMTP_URL: 'smtp://mail.clinic.example' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const { status, environment } = JSON.parse(said) as { status: number; environment: string[] };
  expect(status).toBe(200);
  expect(environment.join('\n')).not.toContain('clinic.example');
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(settings);
});
