import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { expectServerErrors } from '../support/site/server-errors.ts';
import { freshSqlite } from '../support/temporary.ts';
import { folderAtStart } from './folder-at-start.ts';

expectServerErrors(/has mistakes/);

const town = 'en/towns/mandya.yaml';
const mistake = `${town}: region: use a code such as IN-MP`;

// A folder without facts or without any file, and a second start: tests/stress/server.
describe('a start with mistakes in the clinic’s folder', () => {
  const used = folderAtStart();

  async function makeMistake(): Promise<void> {
    const path = join(used.clinic, town);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('region: IN-KA', 'region: Karnataka'));
  }

  it('serves the last content without mistakes, and says so in the log', async () => {
    await makeMistake();
    await used.expectLastContent(mistake);
  });

  it('ends with a line for each mistake if there is no earlier content', async () => {
    await makeMistake();
    await rm(join(used.clinic, 'en/pages/privacy.yaml'));
    const environment = { CLINIC_DIR: used.clinic, DATABASE_URL: freshSqlite(), PORT: '0' };
    const { code, errors } = await runCommand('server/main.ts', [], environment);
    const lines = errors.trimEnd().split('\n');
    expect(code).toBe(1);
    expect(lines.map((each) => each.replace(/\S*clinic\//, '')).sort()).toEqual([
      'en/pages/privacy.yaml: there is no such file',
      mistake,
    ]);
  });
});
