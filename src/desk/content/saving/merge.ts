import { pointerOf } from '../../../../shared/content-document.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';
import { isSame, itemKeys } from '../values/changes.ts';

type Value = Json | undefined;

/** A field that two people have changed in different ways. */
export interface Conflict {
  /** JSON pointer. */
  pointer: string;
  /** Undefined if it was removed. */
  mine: Value;
  theirs: Value;
}

/** The merged changes of two people to a value. */
export interface Merged {
  /** The value with the changes of both; in a field with a conflict, mine. */
  value: Value;
  conflicts: Conflict[];
}

/**
 * Merges the changes of two people to a file, field by field.
 * @param base what both began from
 */
export function merge(base: Value, mine: Value, theirs: Value, names: string[] = []): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    return mergeGroups(base, mine, theirs, names);
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const items = mergeLists(base, mine, theirs, names);
    if (items) return items;
  }
  return { value: mine, conflicts: [{ pointer: pointerOf(names), mine, theirs }] };
}

type Group = Record<string, Json>;

function mergeGroups(base: Group, mine: Group, theirs: Group, names: string[]): Merged {
  const value: Group = {};
  const conflicts: Conflict[] = [];
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const own = merge(base[name], mine[name], theirs[name], [...names, name]);
    if (own.value !== undefined) value[name] = own.value;
    conflicts.push(...own.conflicts);
  }
  return { value, conflicts };
}

/**
 * Merges lists: by the ids of their items, or by their indexes if nobody has added or removed one.
 * @returns null if the items cannot be matched, or one person has changed what the other has removed
 */
function mergeLists(base: Json[], mine: Json[], theirs: Json[], names: string[]): Merged | null {
  const keysOf = itemKeys([base, mine, theirs]);
  if (!keysOf) return null;
  const [before, own, other] = [keysOf(base), keysOf(mine), keysOf(theirs)];
  const at = (list: Json[], keys: string[], key: string) => list[keys.indexOf(key)];
  const isGone = (key: string) =>
    before.includes(key) && !(own.includes(key) && other.includes(key));
  const isOverwritten = before.filter(isGone).some((key) => {
    const kept = at(mine, own, key) ?? at(theirs, other, key);
    return kept !== undefined && !isSame(kept, at(base, before, key));
  });
  if (isOverwritten) return null;
  // The order of whoever has changed it; items that the other has added come last.
  const order = isSame(before, other) ? own : other;
  const keys = [...new Set([...order, ...own, ...other])].filter((key) => !isGone(key));
  const items = keys.map((key, index) =>
    merge(at(base, before, key), at(mine, own, key), at(theirs, other, key), [
      ...names,
      String(index),
    ]),
  );
  return {
    value: items.flatMap(({ value }) => (value === undefined ? [] : [value])),
    conflicts: items.flatMap(({ conflicts }) => conflicts),
  };
}
