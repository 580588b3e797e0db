import { isSame, itemNames } from '../../../../shared/content-changes.ts';
import { pointerOf } from '../../../../shared/content-document.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';

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
export interface MergeResult {
  /** The value with the changes of both; in a field with a conflict, mine. */
  value: Value;
  conflicts: Conflict[];
}

/**
 * Merges the changes of two people to a file, field by field.
 * @param base the value that both started from
 * @param names the names of the fields and items that lead to the value within the file
 */
export function merge(base: Value, mine: Value, theirs: Value, names: string[] = []): MergeResult {
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

function mergeGroups(base: Group, mine: Group, theirs: Group, names: string[]): MergeResult {
  const value: Group = {};
  const conflicts: Conflict[] = [];
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const field = merge(base[name], mine[name], theirs[name], [...names, name]);
    if (field.value !== undefined) value[name] = field.value;
    conflicts.push(...field.conflicts);
  }
  return { value, conflicts };
}

/**
 * Merges lists: by the ids of their items, or by their indexes if nobody has added or removed an item.
 * @returns null if the items cannot be matched, one person has changed what the other has removed, or both have
 *   changed the order in different ways
 */
function mergeLists(
  base: Json[],
  mine: Json[],
  theirs: Json[],
  names: string[],
): MergeResult | null {
  const [baseKeys, myKeys, theirKeys] = [itemNames(base), itemNames(mine), itemNames(theirs)];
  const areIds = [...baseKeys, ...myKeys, ...theirKeys].every((key) => key.startsWith('#'));
  if (!areIds && new Set([base, mine, theirs].map(({ length }) => length)).size > 1) return null;
  const itemFor = (list: Json[], keys: string[], key: string) => list[keys.indexOf(key)];
  const isGone = (key: string) =>
    baseKeys.includes(key) && !(myKeys.includes(key) && theirKeys.includes(key));
  const isOverwritten = baseKeys.filter(isGone).some((key) => {
    const keptItem = itemFor(mine, myKeys, key) ?? itemFor(theirs, theirKeys, key);
    return keptItem !== undefined && !isSame(keptItem, itemFor(base, baseKeys, key));
  });
  if (isOverwritten) return null;
  const isInAll = (key: string) =>
    [baseKeys, myKeys, theirKeys].every((keys) => keys.includes(key));
  const [baseOrder, myOrder, theirOrder] = [baseKeys, myKeys, theirKeys].map((keys) =>
    keys.filter(isInAll),
  );
  const hasMyOrder = !isSame(myOrder, baseOrder);
  const hasTheirOrder = !isSame(theirOrder, baseOrder);
  if (hasMyOrder && hasTheirOrder && !isSame(myOrder, theirOrder)) return null;
  // My order if only I have changed it, otherwise theirs; items that the other person has added come last.
  const isMine = !hasTheirOrder && (hasMyOrder || isSame(baseKeys, theirKeys));
  const order = isMine ? myKeys : theirKeys;
  const keys = [...new Set([...order, ...myKeys, ...theirKeys])].filter((key) => !isGone(key));
  const items = keys.map((key, index) =>
    merge(
      itemFor(base, baseKeys, key),
      itemFor(mine, myKeys, key),
      itemFor(theirs, theirKeys, key),
      [...names, String(index)],
    ),
  );
  return {
    value: items.flatMap(({ value }) => (value === undefined ? [] : [value])),
    conflicts: items.flatMap(({ conflicts }) => conflicts),
  };
}
