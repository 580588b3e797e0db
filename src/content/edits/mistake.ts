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
  /** JSON pointer of the field that is wrong, if it is one within that of the edit. */
  wrong?: string | undefined;
}

/** Whether a mistake is in the field of an edit, in one within it, or in one that it is within. */
function isAbout(mistake: Mistake, { file, field }: EditedField): boolean {
  const wrong = wrongField(mistake);
  return mistake.file === file && (isWithin(wrong, field) || isWithin(field, wrong));
}

/** Why an edit cannot be part of the content; undefined if no mistake is about it. */
export function whyLeftOut(mistakes: Mistake[], edit: EditedField): LeftOut | undefined {
  const found = mistakes.find((mistake) => isAbout(mistake, edit));
  if (!found) return undefined;
  const wrong = wrongField(found);
  const { file, field } = edit;
  const isInner = wrong !== field && isWithin(wrong, field);
  return { file, field, message: found.message, ...(isInner && { wrong }) };
}

function wrongField({ field }: Mistake): string {
  return pointerOf(field.split('.').filter(Boolean));
}
