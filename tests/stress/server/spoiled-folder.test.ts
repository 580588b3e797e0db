import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'vitest';
import { folderAtStart } from '../../server/folder-at-start.ts';
import { expectServerErrors } from '../../support/site/server-errors.ts';

expectServerErrors(/has mistakes/);

const used = folderAtStart();

it.each([
  ['no facts', 'clinic.yaml'],
  ['no files', '.'],
])(
  'each start with a folder that has %s serves the last content, and the log names it',
  async (_, path) => {
    await rm(join(used.clinic, path), { recursive: true });
    const line = path === '.' ? 'clinic' : path;
    await used.expectLastContent(line);
    await used.expectLastContent(line);
  },
);
