import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type ContentFiles, readFolder, withChanges } from '../files.ts';
import { checkContent } from './check-content.ts';

/** The files with a part of a text taken out. */
function without(files: ContentFiles, path: string, part: RegExp): ContentFiles {
  const text = files.texts.get(path) ?? '';
  expect(text).toMatch(part);
  return withChanges(files, new Map([[path, text.replace(part, '')]]));
}

it('a text that a release has added comes from the sample where a folder lacks it, but a claim does not', async () => {
  const sample = await readFolder(join(import.meta.dirname, '../../../clinic'));
  const files = ['en', 'hi'].reduce(
    (all, code) => without(all, `${code}/site.yaml`, /^ {2}typed:\n( {4}.*\n)+/m),
    sample,
  );
  const { content, warnings } = await checkContent(files);
  const sites = content?.site.entries.map(({ data }) => data.form.typed.here) ?? [];
  expect(sites).toHaveLength(3);
  expect(new Set(sites).size, 'each in its own language').toBe(3);
  const message = 'is missing; the sample’s text stands in its place';
  for (const code of ['en', 'hi']) {
    expect(warnings).toContainEqual({ file: `${code}/site.yaml`, field: 'form.typed', message });
  }
  const { issues } = await checkContent(without(files, 'en/pages/home.yaml', /^ {2}lead: .*\n/m));
  expect(issues.map(({ field }) => field)).toEqual(['hero.lead']);
});
