import { glob } from 'tinyglobby';
import { clinicFile } from '../../shared/clinic-file.ts';
import type { FoundField } from '../../shared/desk/site/page.ts';
import type { FileFields } from '../../shared/site-edits/fields.ts';
import { applyEdits } from '../../src/content/edits/apply.ts';
import { isList, kindOf, languageOf } from '../../src/content/edits/file-fields.ts';
import { formOf } from '../../src/content/edits/form.ts';
import { readDrafts } from '../site-edits/drafts.ts';
import type { FieldsOptions } from '../site-edits/fields-page.ts';
import { textsOf } from '../site-edits/file-texts.ts';
import { readSiteFile, readStoredEdits } from '../site-edits/site-file.ts';

type Options = Pick<FieldsOptions, 'database' | 'config'>;

/** Every text that a page of a language may show, with drafts in place of what they change. */
export async function readFields(
  { database, config }: Options,
  language: string,
): Promise<FoundField[]> {
  const inFolder = await glob([clinicFile, `${language}/**/*.{yaml,md}`], {
    cwd: config.clinicDir,
  });
  const edits = await readStoredEdits(database);
  const drafts = await readDrafts(database);
  const files = new Set([...inFolder, ...[...edits, ...drafts].map(({ file }) => file)]);
  const read = [...files]
    .filter((file) => isShown(file, language))
    .map(async (file) => {
      const { shown } = await readSiteFile(config.clinicDir, file, edits);
      const own = drafts.filter((draft) => draft.file === file);
      return fieldsIn(file, applyEdits(file, shown, own).fields);
    });
  return (await Promise.all(read)).flat();
}

/** The texts of a file, as visitors see them and with drafts. */
export async function readFieldsOf(
  { database, config }: Options,
  file: string,
): Promise<{ before: FoundField[]; now: FoundField[] }> {
  const { shown } = await readSiteFile(
    config.clinicDir,
    file,
    await readStoredEdits(database, [file]),
  );
  const { fields } = applyEdits(file, shown, await readDrafts(database, [file]));
  return { before: fieldsIn(file, shown), now: fieldsIn(file, fields) };
}

function fieldsIn(file: string, fields: FileFields | null): FoundField[] {
  const kind = kindOf(file);
  if (!kind || !fields) return [];
  return textsOf(fields.values, formOf(kind), isList(file)).map((text) => ({ file, ...text }));
}

/** Messages to patients are on no page. */
function isShown(file: string, language: string): boolean {
  const kind = kindOf(file);
  const own = languageOf(file);
  return kind !== undefined && kind.name !== 'messages' && (own === null || own === language);
}
