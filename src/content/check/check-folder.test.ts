import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

it('a folder that lacks a text added by a release is read with the sample’s, but one that lacks a claim is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-folder-'));
  await cp('clinic', folder, { recursive: true });
  const without = async (file: string, part: RegExp) => {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replace(part, ''));
  };
  for (const language of ['en', 'hi'])
    await without(`${language}/site.yaml`, /^ {2}typed:\n( {4}.*\n)+/m);
  const { content, warnings } = await checkFolder(folder);
  const sites = content?.site.entries.map(({ data }) => data.form.typed.here) ?? [];
  expect(sites).toHaveLength(3);
  expect(new Set(sites).size, 'each in its own language').toBe(3);
  const message = 'is missing; the sample’s text stands in its place';
  for (const language of ['en', 'hi']) {
    const file = join(folder, language, 'site.yaml');
    expect(warnings).toContainEqual({ file, field: 'form.typed', message });
  }
  await without('en/pages/home.yaml', /^ {2}lead: .*\n/m);
  const { issues } = await checkFolder(folder);
  expect(issues.map(({ field }) => field)).toEqual(['hero.lead']);
  await rm(folder, { recursive: true });
});
