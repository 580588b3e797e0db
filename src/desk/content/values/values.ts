import { parseFile } from '../../../../shared/content-document.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';

/** Whether two values are the same JSON; in a group, the order of names does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  }
  if (isGroup(one) && isGroup(other)) {
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length &&
      names.every((name) => name in other && isSame(one[name], other[name]))
    );
  }
  return one === other;
}

/**
 * What identifies the items of lists: their ids, or their indexes if all lists have the same length; otherwise null.
 * @returns the keys of the items of one of the lists
 */
export function itemKeys(lists: Json[][]): ((list: Json[]) => string[]) | null {
  const idsIn = (list: Json[]) => list.map((item) => (isGroup(item) ? item['id'] : undefined));
  const haveIds = lists.map(idsIn).every((ids) => {
    const areIds = ids.every((id) => typeof id === 'string' || typeof id === 'number');
    return areIds && new Set(ids).size === ids.length;
  });
  if (haveIds) return (list) => idsIn(list).map(String);
  return new Set(lists.map(({ length }) => length)).size === 1 ? indexesIn : null;
}

/** The indexes of the items of a list, as keys. */
export const indexesIn = (list: Json[]) => list.map((_, index) => String(index));

/** The value of a file's text; undefined if there is no such file, or if it cannot be read. */
export function documentValue({
  path,
  text,
}: {
  path: string;
  text: string | null;
}): Json | undefined {
  return text === null ? undefined : parseFile(path, text)?.toJSON();
}
