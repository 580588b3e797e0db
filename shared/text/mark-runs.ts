/**
 * A text without the marks that follow thirty others on one letter, the most that Unicode's stream-safe format allows
 * (UAX 15). No word has as many, and normalising thousands of them takes a second.
 */
export function withoutMarkRuns(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
}
