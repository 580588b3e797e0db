import { Refusal } from './refusal.ts';

/** The key of the last entry of a page: its time and id as one text, from which the next page starts. */
export function keyOf(time: string, id: string): string {
  return `${time}~${id}`;
}

/**
 * The time and id in a key made by `keyOf`.
 * @throws Refusal if the text is not such a key
 */
export function readKey(key: string): [time: string, id: string] {
  const [time, id] = key.split('~');
  if (!time || !id) throw new Refusal('invalid');
  return [time, id];
}
