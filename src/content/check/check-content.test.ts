import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentFiles } from '../../../tests/support/content/content-files.ts';
import { type ContentFiles, readFolder, withChanges } from '../files.ts';
import { checkContent } from './check-content.ts';

const otherFiles = {
  'contact.yaml':
    'contact: { phone: "+918215550147", email: a@b.example, ambulance: "112" }\naddress: { street: A street, locality: A, region: B, postalCode: "1", country: IN }\n',
  'hours.yaml': 'openingHours: [{ days: [Mo], opens: "08:00", closes: "12:00" }]\n',
};

it.each([
  ['is empty', '', 'is empty'],
  ['is a list', '- name: A\n', 'must be a set of fields, not a list'],
  ['has no language', 'name: A\n', 'is missing'],
])('the check reports nothing but clinic.yaml if it %s', async (_what, text, message) => {
  const { content, issues } = await checkContent(
    contentFiles({ ...otherFiles, 'clinic.yaml': text }),
  );
  expect(content).toBeNull();
  expect(new Set(issues.map(({ file }) => file))).toEqual(new Set(['clinic.yaml']));
  expect(issues.map((issue) => issue.message)).toContain(message);
});

/** The files with a part of a text taken out. */
function withoutText(files: ContentFiles, path: string, part: RegExp): ContentFiles {
  const text = files.texts.get(path) ?? '';
  expect(text).toMatch(part);
  return withChanges(files, new Map([[path, text.replace(part, '')]]));
}

it('a text that a release has added comes from the sample if a folder lacks it, but a text specific to the clinic does not', async () => {
  const sample = await readFolder(join(import.meta.dirname, '../../../clinic'));
  const files = ['en', 'hi'].reduce(
    (all, code) => withoutText(all, `${code}/site.yaml`, /^ {2}typed:\n( {4}.*\n)+/m),
    sample,
  );
  const { content, warnings } = await checkContent(files);
  const sentences = content?.site.entries.map(({ data }) => data.form.typed.here) ?? [];
  expect(sentences).toHaveLength(3);
  expect(new Set(sentences).size, 'each in its own language').toBe(3);
  const message = 'is missing; the sample’s text is used instead';
  for (const code of ['en', 'hi']) {
    expect(warnings).toContainEqual({ file: `${code}/site.yaml`, field: 'form.typed', message });
  }
  const { issues } = await checkContent(
    withoutText(files, 'en/pages/home.yaml', /^ {2}lead: .*\n/m),
  );
  expect(issues.map(({ field }) => field)).toEqual(['hero.lead']);
});
