/** A piece of a text: plain, or a phone number with its link. */
export type Part = string | { text: string; href: string };

const before = /[([{“‘"']+$/;
const after = /^[)\]}”’"'.,;:!?।]+/;

/** What stands right before a number and must not be left on the line above, such as a bracket. */
export function punctuationBefore(part: Part | undefined): string {
  return (typeof part === 'string' && before.exec(part)?.[0]) || '';
}

/** What stands right after a number and must not begin a line, such as a full stop. */
export function punctuationAfter(part: Part | undefined): string {
  return (typeof part === 'string' && after.exec(part)?.[0]) || '';
}

/** The plain piece at a place, without the punctuation that is kept with the numbers around it. */
export function withoutPunctuation(parts: Part[], place: number): string {
  const part = parts[place];
  const text = typeof part === 'string' ? part : '';
  const start = place === 0 ? 0 : punctuationAfter(text).length;
  const end = place === parts.length - 1 ? 0 : punctuationBefore(text).length;
  return text.slice(start, Math.max(start, text.length - end));
}
