import { clinicFile } from '../../shared/clinic-file.ts';
import { valueAt } from '../../shared/site-edits/fields.ts';
import { applyEdits } from '../../src/content/edits/apply.ts';
import type { EditedField } from '../../src/content/edits/edit.ts';
import { definitionOf, pageNames, type Subject } from '../../src/pages.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { readDrafts } from './drafts.ts';
import { readSiteFile, readStoredEdits } from './site-file.ts';

/** Where the clinic has what a page is shown with; what it always has is not here. */
const places: Partial<Record<Subject, EditedField>> = {
  packages: { file: 'packages.yaml', field: '' },
  reviews: { file: clinicFile, field: '/reviews' },
};

interface MissingOptions {
  database: Database;
  config: Pick<Config, 'clinicDir' | 'languages'>;
}

/**
 * What is still missing for a page to be on the site, besides what is in the file itself: of a page, what it is shown
 * with; of what a page is shown with, such as the packages, the page. The file is that in the main language.
 * @param file path in the folder of a language
 * @returns null if nothing is missing
 */
export async function missingFor(
  options: MissingOptions,
  file: string,
): Promise<EditedField | null> {
  const [main] = options.config.languages;
  for (const name of pageNames) {
    const { onlyWith } = definitionOf(name);
    const place = onlyWith && places[onlyWith];
    if (!place) continue;
    const page = `pages/${name}.yaml`;
    const isOfAll = place.file === clinicFile;
    const needed = { ...place, file: isOfAll ? place.file : `${main}/${place.file}` };
    if (file === page) return (await hasValue(options, needed)) ? null : needed;
    // The facts of the clinic are about much else.
    if (file !== place.file || isOfAll || !(await hasValue(options, needed))) continue;
    const own = { file: `${main}/${page}`, field: '' };
    return (await hasValue(options, own)) ? null : own;
  }
  return null;
}

/** Whether there is something in a field, with its drafts. */
async function hasValue(
  { database, config }: MissingOptions,
  { file, field }: EditedField,
): Promise<boolean> {
  const files = [file];
  const stored = await readStoredEdits(database, files);
  const { shown } = await readSiteFile(config.clinicDir, file, stored);
  const { fields } = applyEdits(file, shown, await readDrafts(database, files));
  const value = valueAt(fields, field);
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}
