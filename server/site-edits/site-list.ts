import { isDeepStrictEqual } from 'node:util';
import { glob } from 'tinyglobby';
import { clinicFile } from '../../shared/clinic-file.ts';
import type { SiteAnswer } from '../../shared/desk/site/site.ts';
import { isOfHeartClinic } from '../../shared/heart-clinic.ts';
import { valueAt } from '../../shared/site-edits/fields.ts';
import { kindOf, languageOf, optionalFiles } from '../../src/content/edits/file-fields.ts';
import { readDrafts } from './drafts.ts';
import type { FieldsOptions } from './fields-page.ts';
import { isInFolder, readSiteFile, readStoredEdits } from './site-file.ts';
import { lastNumber } from './store.ts';

/** What a clinic of another specialty is not offered: the steps for chest pain would harm its patients. */
const heartPages = ['pages/chest-pain.yaml'];

/** Every file of the site but those taken off it, with how much of it has been changed. */
export async function readSite({ database, config }: FieldsOptions): Promise<SiteAnswer> {
  const edits = await readStoredEdits(database);
  const drafts = await readDrafts(database);
  const inFolder = await glob('**/*.{yaml,md}', { cwd: config.clinicDir });
  const names = new Set([...inFolder, ...[...edits, ...drafts].map(({ file }) => file)]);
  const files = [...names].sort().flatMap((file) => {
    const kind = kindOf(file)?.name;
    return kind === undefined ? [] : [{ file, kind, language: languageOf(file) }];
  });
  const counted = files.map(async (each) => {
    const { file } = each;
    const own = edits.filter((edit) => edit.file === file);
    const ownDrafts = drafts.filter((draft) => draft.file === file);
    if (own.length + ownDrafts.length === 0) {
      return { ...each, drafts: 0, changes: 0, overtaken: 0, isGone: false };
    }
    const edited = await readSiteFile(config.clinicDir, file, own);
    const changes = own.filter((edit) => !isInFolder(edit, edited, own));
    const overtaken = [
      ...changes.map(({ field, base }) => [valueAt(edited.inFolder, field), base]),
      ...ownDrafts.map(({ field, base }) => [valueAt(edited.shown, field), base]),
    ].filter(([now, base]) => !isDeepStrictEqual(now, base));
    return {
      ...each,
      drafts: ownDrafts.length,
      changes: changes.length,
      overtaken: overtaken.length,
      isGone: edited.shown === null && ownDrafts.length + overtaken.length === 0,
    };
  });
  const listed = (await Promise.all(counted)).filter((each) => !each.isGone);
  const facts = await readSiteFile(config.clinicDir, clinicFile, [...edits, ...drafts]);
  const notOffered = isOfHeartClinic(facts.shown?.values) ? [] : heartPages;
  const present = new Set(listed.map(({ file }) => file.slice(file.indexOf('/') + 1)));
  return {
    languages: [...config.languages],
    files: listed.map(({ isGone: _, ...file }) => file),
    absent: optionalFiles(config.languages.length).filter(
      (name) => !present.has(name) && !notOffered.includes(name),
    ),
    number: await lastNumber(database),
  };
}
