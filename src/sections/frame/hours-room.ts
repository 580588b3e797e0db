import { removePreviewMarks } from '../../../shared/remove-preview-marks.ts';

/** Whether the lines of hours fit in the strip of the header. */
export function fitsInStrip(hours: string[]): boolean {
  return hours.length <= 2;
}

/**
 * Whether the hours also fit beside the phone number on a phone 320 px wide. With several languages nothing has to fit: the
 * strip shows the languages instead of the hours.
 */
export function fitsInStripOnPhones(hours: string[], languages: number): boolean {
  return languages > 1 || (fitsInStrip(hours) && hours.every((line) => lettersIn(line) <= 18));
}

/** Counts grapheme clusters: a combining vowel sign is not a letter of its own. */
function lettersIn(text: string): number {
  return [...new Intl.Segmenter().segment(removePreviewMarks(text))].length;
}
