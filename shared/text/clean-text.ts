import { isInvisible } from './invisible.ts';

/** Controls of the writing direction, left to right or right to left: they can also reverse the texts that follow. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Trims a text; removes bidirectional controls and all control characters except line breaks and tabs; replaces lone
 * surrogates; shortens long runs of combining marks. Empty if nothing visible is left.
 */
export function cleanText(input: string): string {
  const lines = input.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  const text = limitMarkRuns(lines.toWellFormed().replace(bidiControls, '')).trim();
  return isInvisible(text) ? '' : text;
}

/** Like `cleanText`, for a single line, in which a line break could imitate another field in mails and lists. */
export function cleanLine(input: string): string {
  return cleanText(input).replace(/[\n\t\u2028\u2029]+/g, ' ');
}

/**
 * Limits the combining marks on one letter to thirty, the maximum of Unicode's stream-safe format (UAX 15). Normalising
 * thousands of them takes a second.
 */
export function limitMarkRuns(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
}
