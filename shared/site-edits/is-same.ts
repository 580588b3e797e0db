import { isSet } from './fields.ts';

/** Whether two values are the same JSON; in a set, the order of names does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  }
  if (isSet(one) && isSet(other)) {
    const names = Object.keys(one);
    if (names.length !== Object.keys(other).length) return false;
    return names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]));
  }
  return one === other;
}
