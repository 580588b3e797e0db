import { isGroup } from '../json.ts';

/** The fields by which something is called, the best first. */
export const titleNames = ['name', 'title', 'heading', 'question', 'label', 'text'];

/** What a file, a group or an item of a list is called by what it says itself; undefined if it says nothing. */
export function titleOf(value: unknown): string | undefined {
  const said = isGroup(value) ? titleNames.map((name) => value[name]) : [value];
  return said.find((text): text is string => typeof text === 'string' && text !== '');
}
