import { z } from 'zod';
import type { CachedResponse } from './response/cached-response.ts';

/** The values of query parameters that a page shows something of its own for, by parameter. */
const choicesFile = z.record(z.string(), z.array(z.string()));

/**
 * A query without the values that its page does not know: with those it is the page that everybody gets.
 * @param choices what the page says that it knows; null where it does not exist
 */
export function knownChoices(
  query: URLSearchParams,
  choices: CachedResponse | null,
): URLSearchParams {
  const text = choices?.bodies.identity.toString() ?? '{}';
  const known = Object.entries(choicesFile.parse(JSON.parse(text))).flatMap(([name, values]) => {
    const asked = query.get(name);
    return asked !== null && values.includes(asked) ? [[name, asked]] : [];
  });
  return new URLSearchParams(known);
}
