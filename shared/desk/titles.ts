import { isGroup } from '../json.ts';

/** The fields that can serve as a title, best first. */
export const titleNames = ['name', 'title', 'heading', 'question', 'label', 'text'];

/** The title of a file, a group or a list item, from its own fields; undefined if there is none. */
export function titleOf(value: unknown): string | undefined {
  const candidates = isGroup(value) ? titleNames.map((name) => value[name]) : [value];
  return candidates.find((text): text is string => typeof text === 'string' && text !== '');
}
