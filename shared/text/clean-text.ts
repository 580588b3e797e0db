import { isInvisible } from './invisible.ts';

/** Bidirectional control characters, which can affect following texts on the screen. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Trims a text, and removes control characters other than line breaks and tabs, lone surrogates, and long runs of
 * combining marks, which would cost time whenever the text is processed. Empty if nothing visible is left.
 */
export function cleanText(input: string): string {
  const lines = input.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  const text = limitMarkRuns(lines.toWellFormed().replace(directions, '')).trim();
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
