/** Longest query that is searched for, in characters; `SearchForm` tells browsers the same. */
const maxLength = 100;

/**
 * What a visitor searched for, out of the parameters of an address: on one line, without space
 * around it, cut where it is too long. Empty where nothing is left.
 */
export function readQuery(parameters: URLSearchParams): string {
  const line = (parameters.get('q') ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, maxLength).join('').trim();
}
