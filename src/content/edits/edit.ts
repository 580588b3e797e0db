/** A value that replaces one in a file of the clinic's folder. */
export interface Edit {
  /** Path of the file in the folder: `en/pages/home.yaml`. */
  file: string;
  /**
   * JSON pointer of the field: `/hero/lead`. It goes through sets of fields only; a list is one value. Empty,
   * it is the whole file. In a file that is a list, such as `services.yaml`, items are addressed by their id,
   * and the empty pointer is their order: a list of ids. In an article, `/text` is what is below the front
   * matter.
   */
  field: string;
  /** As in JSON; undefined removes the field, the item or the file. */
  value?: unknown;
}

/** The part of an edit that says which field it is about. */
export type EditedField = Pick<Edit, 'file' | 'field'>;

/** Whether two edits are about the same field. */
export function isSameField(one: EditedField, other: EditedField): boolean {
  return one.file === other.file && one.field === other.field;
}

/** The order in which edits are applied and stored: a field comes after the one that contains it. */
export function byPlace(one: EditedField, other: EditedField): number {
  const [first, second] = [one, other].map(({ file, field }) => `${file}\n${field}`);
  return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1;
}
