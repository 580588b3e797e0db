import { diffArrays } from 'diff';
import { parseFile, pointerOf } from '../../../../shared/content-document.ts';
import type { FormField } from '../../../../shared/desk/form.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';
import { formWithin, titleOfItem } from './forms.ts';

type Value = Json | undefined;

/** A field that differs between two texts of a file. */
export interface FieldChange {
  /** JSON pointer in the text that has it. */
  pointer: string;
  /** The labels of the field and its parents. */
  labels: string[];
  form: FormField | undefined;
  /** Undefined where there is none. */
  before: Value;
  after: Value;
}

interface FieldPath {
  names: string[];
  labels: string[];
}

/**
 * The fields in which two texts of a file differ. A list in which only the order has changed is a change of the titles
 * of its items.
 */
export function changesBetween(
  form: FormField | undefined,
  before: Value,
  after: Value,
  path: FieldPath = { names: [], labels: [] },
): FieldChange[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const known = form?.fields?.map(({ name }) => name) ?? [];
    const names = new Set([...known, ...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => {
      const own = formWithin(form, name);
      const label = own?.label || name;
      return changesBetween(own, before[name], after[name], within(path, name, label));
    });
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const items = changedItems(form, before, after, path);
    if (items) return items;
  }
  return [{ pointer: pointerOf(path.names), labels: path.labels, form, before, after }];
}

/** The changes of a list item by item; null if the items cannot be matched. */
function changedItems(
  form: FormField | undefined,
  before: Json[],
  after: Json[],
  path: FieldPath,
): FieldChange[] | null {
  if (![...before, ...after].every(isGroup)) return null;
  const keysOf = itemKeys([before, after]);
  if (!keysOf) return null;
  const [old, now] = [keysOf(before), keysOf(after)];
  const changes = [...new Set([...now, ...old])].flatMap((key) => {
    const [was, is] = [old.indexOf(key), now.indexOf(key)];
    const index = is === -1 ? was : is;
    const item = after[is] ?? before[was];
    const inner = within(path, String(index), titleOfItem(item, index));
    return changesBetween(form?.item, before[was], after[is], inner);
  });
  const kept = (list: string[], other: string[]) => list.filter((key) => other.includes(key));
  if (isSame(kept(old, now), kept(now, old))) return changes;
  const pointer = pointerOf(path.names);
  const [titles, newTitles] = [before, after].map((items) => items.map(titleOfItem));
  const order = { pointer, labels: path.labels, form: undefined };
  return [...changes, { ...order, before: titles, after: newTitles }];
}

function within({ names, labels }: FieldPath, name: string, label: string): FieldPath {
  return { names: [...names, name], labels: [...labels, label] };
}

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

/** A run of words in a text, and whether the other text differs there. */
export interface Stretch {
  /** Its index among the runs. */
  index: number;
  text: string;
  isChanged: boolean;
}

/** Texts up to this many characters are shown whole. */
const shortText = 80;

/** With more changed words than this, the two are different texts. */
const maxChanges = 200;

/** Characters that are shown on each side of a change. */
const contextLength = 60;

/**
 * Two texts, with the words in which they differ marked. Of what they share, only the words near a difference are kept,
 * with "…" for the rest.
 * @returns null where the texts are short, or have little in common
 */
export function changedWords(
  before: string,
  after: string,
): { before: Stretch[]; after: Stretch[] } | null {
  if (before.length <= shortText && after.length <= shortText) return null;
  const changes = diffArrays(words(before), words(after), { maxEditLength: maxChanges }) ?? [];
  const isKept = ({ added, removed }: (typeof changes)[number]) => !added && !removed;
  const kept = changes.filter(isKept).flatMap(({ value }) => value.join('').trim());
  if (kept.join('').length < Math.min(before.length, after.length) / 3) return null;
  const sideOf = (left: 'added' | 'removed') =>
    changes
      .filter((change) => !change[left])
      .map((change, index, all) => {
        const text = change.value.join('');
        if (!isKept(change)) return { index, text, isChanged: true };
        return {
          index,
          text: shortened(text, index === 0, index === all.length - 1),
          isChanged: false,
        };
      });
  return { before: sideOf('added'), after: sideOf('removed') };
}

/** The words of a text and the spaces between them. */
function words(text: string): string[] {
  return text.split(/(\s+)/).filter((each) => each !== '');
}

/** A stretch without what is far from the changes before and after it. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? 0 : contextLength;
  const end = isLast ? 0 : contextLength;
  if (text.length <= start + end + contextLength) return text;
  const head = text.slice(0, start).replace(/\S*$/, '');
  const tail = text.slice(text.length - end).replace(/^\S*/, '');
  return `${head}… ${end > 0 ? tail.trimStart() : ''}`;
}
