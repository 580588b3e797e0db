import { isWithin, pointerOf } from '../../../shared/site-edits/fields.ts';
import type { EditedField } from './edit.ts';

/** What is wrong with a field, a line or a file. */
export interface Mistake {
  /** Path in the clinic's folder. */
  file: string;
  /** As the checker names it: `hero.lead`, or `basic.price` in a list; empty for the file as a whole. */
  field: string;
  message: string;
}

/** An edit that is not part of the content, and why. */
export interface LeftOut extends EditedField {
  message: string;
}

/** Whether a mistake is in the field of an edit, in one within it, or in one that it is within. */
export function isAbout(mistake: Mistake, { file, field }: EditedField): boolean {
  const wrong = pointerOf(mistake.field.split('.').filter(Boolean));
  return mistake.file === file && (isWithin(wrong, field) || isWithin(field, wrong));
}
