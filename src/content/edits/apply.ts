import { applyToFields } from '../../../shared/site-edits/apply.ts';
import type { FileFields } from '../../../shared/site-edits/fields.ts';
import type { Edit } from './edit.ts';
import { isList } from './file-fields.ts';

/**
 * Applies edits to the fields of a file of the clinic's folder.
 * @param fields null if there is no such file
 * @param edits of this file
 * @returns the fields, and the edits that fit nowhere
 */
export function applyEdits(file: string, fields: FileFields | null, edits: Edit[]) {
  return applyToFields(fields, edits, isList(file));
}
