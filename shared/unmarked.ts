/** The invisible characters of which a mark consists (`marks.ts`); a text in Devanagari may have a few of them alone. */
export const marks = /[\u200B-\u200D\uFEFF]{8,}/g;

/** A text without the marks of the desk's preview: what is compared, measured or filled in must not have them. */
export function unmarked(text: string): string {
  return text.replace(marks, '');
}
