/** The maximum length of a query, in characters; `SearchForm` sets the same limit in the browser. */
const maxLength = 100;

/**
 * The search query of a URL: on one line, trimmed, and cut off if it is too long. Empty if nothing is left.
 */
export function readQuery(parameters: URLSearchParams): string {
  const line = (parameters.get('q') ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, maxLength).join('').trim();
}
