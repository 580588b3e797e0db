import { isSet } from '../../../../shared/site-edits/fields.ts';
import { isSame } from '../../../../shared/site-edits/is-same.ts';

/** A value that has the changes of two people; its `value` is undefined if it was taken away. */
export interface Merged {
  value: unknown;
}

/**
 * Merges what two people have made of a value, such as different paragraphs of a text.
 * @param base what both have changed
 * @returns null if both have changed the same text, or have added to a list or taken from it
 */
export function merged(base: unknown, mine: unknown, theirs: unknown): Merged | null {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine };
  if (isSame(base, mine)) return { value: theirs };
  if (isSet(base) && isSet(mine) && isSet(theirs)) return mergedSets(base, mine, theirs);
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  if (mine.length !== base.length || theirs.length !== base.length) return null;
  const items = base.map((item, place) => merged(item, mine[place], theirs[place]));
  const all = items.flatMap((item) => item ?? []);
  return all.length === items.length ? { value: all.map(({ value }) => value) } : null;
}

type Values = Record<string, unknown>;

function mergedSets(base: Values, mine: Values, theirs: Values): Merged | null {
  const value: Values = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const own = merged(base[name], mine[name], theirs[name]);
    if (!own) return null;
    if (own.value !== undefined) value[name] = own.value;
  }
  return { value };
}
