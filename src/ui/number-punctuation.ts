/** A part of a text: plain, or a phone number with its link. */
export type Part = string | { text: string; href: string };

const before = /[([{“‘"']+$/;
const after = /^[)\]}”’"'.,;:!?।]+/;

/** Punctuation right before a number that must stay on its line, such as a bracket. */
export function punctuationBefore(part: Part | undefined): string {
  return (typeof part === 'string' && before.exec(part)?.[0]) || '';
}

/** Punctuation right after a number that must stay on its line, such as a full stop. */
export function punctuationAfter(part: Part | undefined): string {
  return (typeof part === 'string' && after.exec(part)?.[0]) || '';
}

/** The plain part at an index, without the punctuation that stays with the numbers around it. */
export function withoutPunctuation(parts: Part[], index: number): string {
  const part = parts[index];
  const text = typeof part === 'string' ? part : '';
  const start = index === 0 ? 0 : punctuationAfter(text).length;
  const end = index === parts.length - 1 ? 0 : punctuationBefore(text).length;
  return text.slice(start, Math.max(start, text.length - end));
}
