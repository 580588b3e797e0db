import { z } from 'zod';
import type { CachedResponse } from '../response/cached-response.ts';

/** The values of query parameters for which a page shows something different, by parameter. */
const choicesFile = z.record(z.string(), z.array(z.string()));

/**
 * Removes the values that a page does not know from a query: for them, everybody gets the common page.
 * @param choices the response that lists the values it knows; null if the page does not exist
 */
export function knownChoices(
  query: URLSearchParams,
  choices: CachedResponse | null,
): URLSearchParams {
  const text = choices?.bodies.identity.toString() ?? '{}';
  const known = Object.entries(choicesFile.parse(JSON.parse(text))).flatMap(([name, values]) => {
    const value = query.get(name);
    return value !== null && values.includes(value) ? [[name, value]] : [];
  });
  return new URLSearchParams(known);
}
