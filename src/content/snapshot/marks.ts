import { fileOfFact } from '../../../shared/fact-files.ts';
import { addMark, type ContentField, fieldName, marksIn } from '../../../shared/marks.ts';
import { isMarked } from './snapshot.ts';

/**
 * A text that is generated from a field, such as a price: in the desk's preview it links to that field. For visitors it
 * is unchanged.
 */
export function marked(text: string, field: ContentField | undefined): string {
  return field && isMarked() ? addMark(text, field) : text;
}

/**
 * The field that a text is from; undefined for visitors.
 * @param sibling another field of the same item instead of the text's own: `price` for the field of a title
 */
export function fieldOf(text: string, sibling?: string): ContentField | undefined {
  const field = isMarked() ? marksIn(text).at(-1)?.field : undefined;
  if (!field || sibling === undefined) return field;
  return { ...field, pointer: field.pointer.replace(/[^/]*$/, sibling) };
}

/** The attribute of an element that links as a whole to a field; none for visitors. */
export function fieldAttribute(field: ContentField | undefined): { 'data-field'?: string } {
  return field && isMarked() ? { 'data-field': fieldName(field) } : {};
}

/** The field of a fact, by its pointer: `/contact/phone` of `contact.yaml`. */
export function factField(pointer: string): ContentField {
  const [, name = ''] = pointer.split('/');
  return { path: fileOfFact(name), pointer };
}
