import { isDeepStrictEqual } from 'node:util';
import { clinicFile } from '../../shared/clinic-file.ts';
import type {
  SiteChange,
  SiteDraft,
  SiteFieldsAnswer,
  SiteFile,
} from '../../shared/desk/site/site.ts';
import { valueAt } from '../../shared/site-edits/fields.ts';
import { applyEdits } from '../../src/content/edits/apply.ts';
import { beginningOf } from '../../src/content/edits/beginnings.ts';
import { isSameField } from '../../src/content/edits/edit.ts';
import { isList, kindOf, languageOf } from '../../src/content/edits/file-fields.ts';
import { formOf } from '../../src/content/edits/form.ts';
import type { LeftOut } from '../../src/content/edits/mistake.ts';
import { mistakesIn } from '../../src/content/edits/mistakes.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { type Draft, readDrafts } from './drafts.ts';
import { formFor } from './form-for.ts';
import { type PublishedChange, readPublished } from './history.ts';
import { missingFor } from './page-needs.ts';
import {
  type EditedFile,
  isInFolder,
  readSiteFile,
  readStoredEdits,
  type StoredEdit,
} from './site-file.ts';
import { staleFields, type Translation } from './stale.ts';

/** What reading fields needs. */
export interface FieldsOptions {
  database: Database;
  config: Pick<Config, 'clinicDir' | 'languages'>;
  /** The edits that the pages of this server are without. */
  leftOut: LeftOut[];
}

/** The paths of a file in each language, the main one first; `clinic.yaml` has one. */
function filesOf(name: string, languages: readonly string[]): string[] {
  return name === clinicFile ? [name] : languages.map((language) => `${language}/${name}`);
}

/**
 * A file of the site in all languages beside each other.
 * @param name its path in a language's folder, or `clinic.yaml`
 * @returns null if no such file is read
 */
export async function readFieldsPage(
  options: FieldsOptions,
  name: string,
): Promise<SiteFieldsAnswer | null> {
  const { database, config } = options;
  const files = filesOf(name, config.languages);
  const kind = kindOf(files[0] ?? '');
  if (!kind) return null;
  const edits = await readStoredEdits(database, files);
  const drafts = await readDrafts(database, files);
  const published = await readPublished(database, files);
  const of = <Each extends { file: string }>(all: Each[], file: string) =>
    all.filter((each) => each.file === file);
  const read = files.map(async (file) => ({
    file,
    language: languageOf(file) ?? '',
    edited: await readSiteFile(config.clinicDir, file, edits),
    published: of<PublishedChange>(published, file),
    drafts: of<Draft>(drafts, file),
  }));
  const translations = await Promise.all(read);
  const languages = translations.map((own) =>
    fileOf(own, translations, of<StoredEdit>(edits, own.file), options.leftOut),
  );
  return {
    form: formFor(formOf(kind), translations.flatMap(valuesOf)),
    isList: isList(files[0] ?? ''),
    isOptional: kind.isOptional ?? false,
    needs: await missingFor(options, name),
    languages: await Promise.all(languages),
  };
}

/** The values of a file on the site, and with its drafts. */
function valuesOf({ file, edited: { shown }, drafts }: Translation): Record<string, unknown>[] {
  const { fields } = applyEdits(file, shown, drafts);
  return [shown, fields].flatMap((each) => (each ? [each.values] : []));
}

/** A single file of the site as it is now. */
export async function readFile(options: FieldsOptions, file: string): Promise<SiteFile | null> {
  const language = languageOf(file);
  const name = language === null ? file : file.slice(language.length + 1);
  const page = await readFieldsPage(options, name);
  return page?.languages.find((each) => each.file === file) ?? null;
}

async function fileOf(
  own: Translation,
  all: Translation[],
  edits: StoredEdit[],
  leftOut: LeftOut[],
): Promise<SiteFile> {
  const { file, edited, drafts } = own;
  const others = all.filter((each) => each !== own);
  const { fields } = applyEdits(file, edited.shown, drafts);
  return {
    file,
    language: own.language || null,
    values: edited.shown?.values ?? null,
    beginning: edited.shown ? undefined : await beginningOf(file),
    order: edited.shown?.order ?? null,
    drafts: drafts.map((draft) => draftOf(draft, edited)),
    changes: edits
      .filter((edit) => !isInFolder(edit, edited, edits))
      .map((edit) => changeOf(edit, edited, leftOut)),
    stale: staleFields(own, others),
    mistakes: fields ? await mistakesIn(file, fields) : [],
  };
}

function draftOf({ file: _, base, ...draft }: Draft, { shown }: EditedFile): SiteDraft {
  const isOvertaken = !isDeepStrictEqual(valueAt(shown, draft.field), base);
  return { ...draft, was: base, isOvertaken } as SiteDraft;
}

function changeOf(edit: StoredEdit, { inFolder }: EditedFile, leftOut: LeftOut[]): SiteChange {
  const { field, value, number, base } = edit;
  const current = valueAt(inFolder, field);
  const left = leftOut.find((each) => isSameField(each, edit));
  return {
    field,
    value,
    number,
    inFolder: current,
    isOvertaken: !isDeepStrictEqual(current, base),
    leftOut: left?.message ?? null,
  } as SiteChange;
}
