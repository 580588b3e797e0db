import { Refusal } from './refusal.ts';

/** Where a page of a list ended: the time and the id of its last entry, as one text. */
export function keyOf(time: string, id: string): string {
  return `${time}~${id}`;
}

/**
 * The time and the id of which `keyOf` has made a text.
 * @throws Refusal where it was not made so
 */
export function readKey(key: string): [time: string, id: string] {
  const [time, id] = key.split('~');
  if (!time || !id) throw new Refusal('invalid');
  return [time, id];
}
