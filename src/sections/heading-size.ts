/** How many letters of one word a place holds on the narrowest phone, in each size. */
interface Room {
  display: number;
  long: number;
}

/**
 * The size of a large heading: smaller where a word of it, such as a doctor's or a town's name,
 * would not fit on a narrow phone.
 */
export function headingSize(text: string, { display, long }: Room): string {
  const letters = longestWord(text);
  if (letters <= display) return 'text-display';
  return letters <= long ? 'text-display-long' : 'text-display-longest';
}

/** The size of a section's title: smaller where a word of it would not fit on a narrow phone. */
export function titleSize(title: string): string {
  return longestWord(title) <= 17 ? 'text-title' : 'text-title-long';
}

/** Letters of the longest word; a hyphen ends one. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/(?<=-)|\s+/).map((word) => word.length));
}
