import { removePreviewMarks } from '../../../shared/remove-preview-marks.ts';

/** The longest word that fits on the narrowest phone in each size, in letters. */
interface Room {
  display: number;
  long: number;
}

/**
 * The class for the size of a large heading: smaller if one of its words, such as a name, would not
 * fit on a narrow phone.
 */
export function headingSize(text: string, { display, long }: Room): string {
  const letters = longestWordLength(text);
  if (letters <= display) return 'text-display';
  return letters <= long ? 'text-display-long' : 'text-display-longest';
}

/**
 * The class for the size of a section's title: smaller if a word would not fit on a narrow phone.
 */
export function titleSize(title: string): string {
  return longestWordLength(title) <= 17 ? 'text-title' : 'text-title-long';
}

/** Length of the longest word without marks above and below letters; words also end at a hyphen. */
export function longestWordLength(text: string): number {
  const words = removePreviewMarks(text).split(/(?<=-)|\s+/);
  return Math.max(...words.map((word) => word.replace(/\p{Mn}/gu, '').length));
}
