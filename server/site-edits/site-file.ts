import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type FileFields,
  isWithin,
  namesIn,
  pointerOf,
  valueAt,
} from '../../shared/site-edits/fields.ts';
import { applyEdits } from '../../src/content/edits/apply.ts';
import { type Edit, type EditedField, isSameField } from '../../src/content/edits/edit.ts';
import { fieldsOf, isList } from '../../src/content/edits/file-fields.ts';
import { readText } from '../../src/content/edits/lay-over.ts';
import type { Database } from '../database/index.ts';
import { fromStored } from '../pages/content/json-value.ts';

/** A published change as it is stored. */
export interface StoredEdit extends Edit {
  /** The value of the folder that it stands in place of. */
  base: unknown;
  /** The publication that it is of. */
  number: number;
}

/** A file of the clinic's folder, by itself and with what staff have published. */
export interface EditedFile {
  inFolder: FileFields | null;
  shown: FileFields | null;
}

/** Reads published changes of some files, or of all. */
export async function readStoredEdits(database: Database, files?: string[]): Promise<StoredEdit[]> {
  const rows = await database
    .selectFrom('site_edits')
    .selectAll()
    .$if(files !== undefined, (query) => query.where('file', 'in', files ?? []))
    .execute();
  return rows.map(({ value, base, ...row }) => ({
    ...row,
    value: fromStored(value),
    base: fromStored(base),
  }));
}

/**
 * Reads a file of the clinic's folder.
 * @param edits those that lie over the folder, of this file or of all
 */
export async function readSiteFile(
  folder: string,
  file: string,
  edits: Edit[],
): Promise<EditedFile> {
  const inFolder = fieldsOf(file, await readText(join(folder, file)));
  const own = edits.filter((edit) => edit.file === file);
  return { inFolder, shown: applyEdits(file, inFolder, own).fields };
}

/** Whether an edit of one field says what another field of the same file is. */
export function covers(outer: EditedField, inner: EditedField): boolean {
  if (outer.file !== inner.file) return false;
  // The order of items says nothing about the items.
  if (outer.field === '' && isList(outer.file)) return inner.field === '';
  return isWithin(inner.field, outer.field);
}

/** The fields whose edits say what a field is: itself, and those that it is within. */
export function coveringFields({ file, field }: EditedField): string[] {
  const names = namesIn(field);
  const fields = names.map((_, place) => pointerOf(names.slice(0, place + 1)));
  return ['', ...fields].filter((outer) => covers({ file, field: outer }, { file, field }));
}

/** Edits with others in place of those that they cover. */
export function withEdits<Each extends Edit>(edits: Each[], others: Each[]): Each[] {
  return [...edits.filter((edit) => !others.some((other) => covers(other, edit))), ...others];
}

/** Whether an edit changes nothing: the folder says the same, and no other change lies over it there. */
export function isInFolder(edit: Edit, file: EditedFile, all: Edit[]): boolean {
  if (!isDeepStrictEqual(valueAt(file.inFolder, edit.field), edit.value)) return false;
  const around = all.filter((other) => covers(other, edit) && !isSameField(other, edit));
  return around.every((other) => isInFolder(other, file, all));
}
