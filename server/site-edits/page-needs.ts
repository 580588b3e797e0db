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
 * What is still missing for a page to be on the site, besides its own texts: its file in the main language,
 * and the field.
 * @param file path of the page in the folder of a language
 * @returns null if nothing is, or if it is no such page
 */
export async function missingFor(
  { database, config }: MissingOptions,
  file: string,
): Promise<EditedField | null> {
  const name = pageNames.find((each) => file === `pages/${each}.yaml`);
  const { onlyWith } = name ? definitionOf(name) : {};
  const place = onlyWith && places[onlyWith];
  if (!place) return null;
  const isOfAll = place.file === clinicFile;
  const needed = { ...place, file: isOfAll ? place.file : `${config.languages[0]}/${place.file}` };
  const files = [needed.file];
  const stored = await readStoredEdits(database, files);
  const { shown } = await readSiteFile(config.clinicDir, needed.file, stored);
  const { fields } = applyEdits(needed.file, shown, await readDrafts(database, files));
  const value = valueAt(fields, needed.field);
  const isEmpty = Array.isArray(value) && value.length === 0;
  return value === undefined || isEmpty ? needed : null;
}
