import { isInvisible } from './invisible.ts';
import { withoutMarkRuns } from './mark-runs.ts';

/** Characters that turn the direction of what follows, as far as to the next text on the screen. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * What was typed, trimmed, without control characters other than line breaks and tabs, without lone surrogates and
 * without heaps of marks on one letter: nobody types those. Each surrogate would be stored as six bytes, and the
 * marks would take the server's time whenever the text is read. Empty where nothing of it can be seen.
 */
export function plain(typed: string): string {
  const lines = typed.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  const text = withoutMarkRuns(lines.toWellFormed().replace(directions, '')).trim();
  return isInvisible(text) ? '' : text;
}

/** The same of a text of one line: a break in it would look like another field where it is mailed or listed. */
export function plainLine(typed: string): string {
  return plain(typed).replace(/[\n\t\u2028\u2029]+/g, ' ');
}
