import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../support/run-command.ts';
import { expectServerErrors } from '../../support/site/server-errors.ts';
import { freshSqlite } from '../../support/temporary.ts';
import { folderAtStart } from './folder-at-start.ts';

expectServerErrors(/has mistakes/);

const town = 'en/towns/mandya.yaml';
const used = folderAtStart();

/** Makes a mistake in a town. */
async function makeMistake(): Promise<void> {
  const file = join(used.clinic, town);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('region: IN-KA', 'region: Karnataka'));
}

it('a start with a mistake in the folder serves the last content, and the log names it', async () => {
  await makeMistake();
  await used.expectLastContent(`${town}: region: use a code such as IN-MP`);
});

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

it('a start ends with a line for each mistake if there is no earlier content', async () => {
  await makeMistake();
  await rm(join(used.clinic, 'en/pages/privacy.yaml'));
  const environment = { CLINIC_DIR: used.clinic, DATABASE_URL: freshSqlite(), PORT: '0' };
  const { code, errors } = await runCommand('server/main.ts', [], environment);
  const lines = errors.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(lines.map((each) => each.replace(/\S*clinic\//, '')).sort()).toEqual([
    'en/pages/privacy.yaml: there is no such file',
    `${town}: region: use a code such as IN-MP`,
  ]);
});
