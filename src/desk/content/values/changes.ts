import { pointerOf } from '../../../../shared/content-document.ts';
import type { FormField } from '../../../../shared/desk/form.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';
import { formWithin, titleOfItem } from './forms.ts';
import { isSame, itemKeys } from './values.ts';

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
