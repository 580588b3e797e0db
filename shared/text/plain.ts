import { withoutMarkRuns } from './mark-runs.ts';

/**
 * What was typed, trimmed, without control characters other than line breaks and tabs, without lone surrogates and
 * without heaps of marks on one letter: nobody types those. Each surrogate would be stored as six bytes, and the
 * marks would take the server's time whenever the text is read.
 */
export function plain(typed: string): string {
  const lines = typed.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  return withoutMarkRuns(lines.toWellFormed()).trim();
}
