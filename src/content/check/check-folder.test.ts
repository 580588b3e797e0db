import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkFolder } from './check-folder.ts';

it.each([
  ['is empty', '', 'is empty'],
  ['is a list', '- name: A\n', 'must be a set of fields, not a list'],
  ['has no language', 'name: A\n', 'is missing'],
])('the check reports nothing but clinic.yaml if it %s', async (_what, text, message) => {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-folder-'));
  await writeFile(join(folder, 'clinic.yaml'), text);
  const { content, issues } = await checkFolder(folder);
  await rm(folder, { recursive: true });
  expect(content).toBeNull();
  expect(new Set(issues.map(({ file }) => file))).toEqual(new Set([join(folder, 'clinic.yaml')]));
  expect(issues.map((issue) => issue.message)).toContain(message);
});
