/**
 * Limits the combining marks on one letter to thirty, the maximum of Unicode's stream-safe format (UAX 15). Normalising
 * thousands of them takes a second.
 */
export function withoutMarkRuns(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
}
