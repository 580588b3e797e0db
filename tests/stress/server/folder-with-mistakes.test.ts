import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../support/run-command.ts';
import { freshSqlite, temporaryFolder } from '../../support/temporary.ts';

it('a start with mistakes in the folder ends with a line for each if there is no earlier content', async () => {
  const clinic = join(temporaryFolder(), 'clinic');
  await cp(join(import.meta.dirname, '../../fixtures/other-clinic'), clinic, { recursive: true });
  const town = join(clinic, 'en/towns/mandya.yaml');
  const text = await readFile(town, 'utf8');
  await writeFile(town, text.replace('region: IN-KA', 'region: Karnataka'));
  await rm(join(clinic, 'en/pages/privacy.yaml'));
  const environment = { CLINIC_DIR: clinic, DATABASE_URL: freshSqlite(), PORT: '0' };
  const { code, errors } = await runCommand('server/main.ts', [], environment);
  const lines = errors.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(lines.map((line) => line.replace(/\S*clinic\//, '')).sort()).toEqual([
    'en/pages/privacy.yaml: there is no such file',
    'en/towns/mandya.yaml: region: use a code such as IN-MP',
  ]);
});
