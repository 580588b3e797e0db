import { childAt, pointerOf, segmentsOf, valueAt } from './content-document.ts';
import type { Json } from './json.ts';

/** A field that differs between two texts of a file. */
export interface FieldChange {
  /**
   * A JSON pointer in which the items of a list have their ids, if all have one, because the order may differ between
   * languages: `/prices/0/items/#ecg/from`. Empty for the file as a whole, as when it was created or deleted.
   */
  field: string;
  /** Undefined if there was no value. */
  was?: Json | undefined;
  value?: Json | undefined;
  /** Whether this is a change in the order of a list's items; changes within the items are listed separately. */
  isOrder?: boolean;
}

/** The fields that differ between two values of a file. */
export function findChanges(
  was: Json | undefined,
  value: Json | undefined,
  field = '',
): FieldChange[] {
  if (JSON.stringify(was) === JSON.stringify(value)) return [];
  const [before, after] = [partsOf(was), partsOf(value)];
  if (before?.kind !== after?.kind || !before || !after) return [{ field, was, value }];
  const lengthDiffers = before.parts.size !== after.parts.size;
  if (before.kind === 'list' && lengthDiffers) return [{ field, was, value }];
  const names = new Set([...before.parts.keys(), ...after.parts.keys()]);
  const changes = [...names].flatMap((name) =>
    findChanges(before.parts.get(name), after.parts.get(name), field + pointerOf([name])),
  );
  if (before.kind !== 'items') return changes;
  const sharedNames = (one: Map<string, Json>, two: Map<string, Json>) =>
    [...one.keys()].filter((name) => two.has(name)).join();
  const isOrder = sharedNames(before.parts, after.parts) !== sharedNames(after.parts, before.parts);
  return isOrder ? [...changes, { field, was, value, isOrder }] : changes;
}

/** Whether two values have the same fields and items; the order of the fields of a group does not matter. */
export const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  findChanges(one, other).length === 0;

/**
 * The parts of a value by name; in a list by id or, unless each item has an id of its own, by index. Undefined if the
 * value has no parts.
 */
function partsOf(
  value: Json | undefined,
): { kind: 'group' | 'items' | 'list'; parts: Map<string, Json> } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return { kind: 'group', parts: new Map(Object.entries(value)) };
  const names = value.map(nameOfItem);
  const items = new Map(value.map((item, index) => [names[index] ?? String(index), item]));
  const areNamed = !names.includes(null) && items.size === value.length;
  if (areNamed) return { kind: 'items', parts: items };
  return { kind: 'list', parts: new Map(value.map((item, index) => [String(index), item])) };
}

function nameOfItem(item: Json): string | null {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return null;
  const { id } = item;
  return typeof id === 'string' ? `#${id}` : null;
}

/** The JSON pointer of a field within a file's values; null if the field is missing. */
export function pointerIn(values: Json | undefined, field: string): string | null {
  const pointer = pointerFor(values, field);
  return pointer !== null && valueAt(values, pointer) !== undefined ? pointer : null;
}

/**
 * The JSON pointer of a field, which may have no value yet; null if the field is an item that is missing, or in one.
 */
export function pointerFor(values: Json | undefined, field: string): string | null {
  const segments: string[] = [];
  let value = values;
  for (const name of segmentsOf(field)) {
    const isId = name.startsWith('#');
    const isItem = isId || Array.isArray(value) || (value === undefined && /^\d+$/.test(name));
    const list = Array.isArray(value) ? value : [];
    const index = isId ? list.findIndex((item) => nameOfItem(item) === name) : Number(name);
    if (isItem && !(index in list)) return null;
    const segment = isId ? String(index) : name;
    segments.push(segment);
    value = childAt(value, segment);
  }
  return pointerOf(segments);
}

/** The names of the items of a list: their ids (`#ecg`) or, unless each has an id of its own, their indices. */
export function itemNames(list: Json): string[] {
  return [...(partsOf(list)?.parts.keys() ?? [])];
}

/** The field at a JSON pointer within a file's values, with ids in place of indices. */
export function fieldAt(values: Json | undefined, pointer: string): string {
  const segments: string[] = [];
  let value = values;
  for (const name of segmentsOf(pointer)) {
    const inner = childAt(value, name);
    const isItem = partsOf(value)?.kind === 'items' && inner !== undefined;
    segments.push((isItem && nameOfItem(inner)) || name);
    value = inner;
  }
  return pointerOf(segments);
}
