import { unmarked } from '../../../shared/unmarked.ts';

/** True where the lines of hours fit in the strip of the header. */
export function haveRoom(hours: string[]): boolean {
  return hours.length <= 2;
}

/**
 * True where they also fit beside the phone number on a phone 320 px wide; where the languages are in their place,
 * the hours are not shown there.
 */
export function haveRoomOnPhones(hours: string[], languages: number): boolean {
  return languages > 1 || (haveRoom(hours) && hours.every((line) => lettersIn(line) <= 18));
}

/** Counts grapheme clusters: a combining vowel sign is not a letter of its own. */
function lettersIn(text: string): number {
  return [...new Intl.Segmenter().segment(unmarked(text))].length;
}
