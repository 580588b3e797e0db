import { type FileFields, isSet, namesIn } from './fields.ts';

/** The value that a field is to have; without one, it is removed. */
interface FieldEdit {
  /** JSON pointer. */
  field: string;
  value?: unknown;
}

/** Fields after edits, and the edits that did not fit. */
interface Applied<Edit> {
  fields: FileFields | null;
  unfit: Edit[];
}

/**
 * Applies edits to the fields of a file. An edit within a set of fields that does not exist does not fit: the
 * rest of that set would be missing.
 * @param fields null if there is no such file
 * @param edits of this file
 * @param isList whether the file is a list of items with ids
 */
export function applyToFields<Edit extends FieldEdit>(
  fields: FileFields | null,
  edits: Edit[],
  isList: boolean,
): Applied<Edit> {
  const sorted = edits.toSorted(byField);
  // Comes last, because the order is that of the items after additions and removals.
  const ordered = isList ? [...sorted.filter(isInside), ...sorted.filter(isWhole)] : sorted;
  let current = structuredClone(fields);
  const unfit: Edit[] = [];
  for (const edit of ordered) {
    const next = isList ? inList(current, edit) : inFile(current, edit);
    if (next === undefined) unfit.push(edit);
    else current = next;
  }
  return { fields: current, unfit };
}

/** Undefined if the edit does not fit. */
function inFile(fields: FileFields | null, edit: FieldEdit): FileFields | null | undefined {
  const value = structuredClone(edit.value);
  if (isWhole(edit)) {
    if (value === undefined) return null;
    return isSet(value) ? { values: value, order: null } : undefined;
  }
  return fields && put(fields.values, namesIn(edit.field), value) ? fields : undefined;
}

function inList(fields: FileFields | null, edit: FieldEdit): FileFields | undefined {
  const { values, order } = fields ?? { values: {}, order: [] };
  const ids = order ?? [];
  const value = structuredClone(edit.value);
  if (isWhole(edit)) {
    if (!Array.isArray(value) || !value.every(isText)) return undefined;
    const known = value.filter((id) => ids.includes(id));
    return { values, order: [...new Set([...known, ...ids])] };
  }
  const [id = '', ...names] = namesIn(edit.field);
  if (names.length > 0) {
    const isId = names.length === 1 && names[0] === 'id';
    return !isId && put(values, [id, ...names], value) ? { values, order: ids } : undefined;
  }
  if (value === undefined) {
    delete values[id];
    return { values, order: ids.filter((other) => other !== id) };
  }
  if (!isSet(value) || value['id'] !== id) return undefined;
  return { values: { ...values, [id]: value }, order: ids.includes(id) ? ids : [...ids, id] };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Sets a field; false if what contains it does not exist. */
function put(
  fields: Record<string, unknown>,
  [name = '', ...rest]: string[],
  value: unknown,
): boolean {
  if (rest.length > 0) {
    const inner = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return isSet(inner) && put(inner, rest, value);
  }
  if (value === undefined) delete fields[name];
  else fields[name] = value;
  return true;
}

function isWhole({ field }: FieldEdit): boolean {
  return field === '';
}

function isInside(edit: FieldEdit): boolean {
  return !isWhole(edit);
}

/** Sorts a field after the one that contains it. */
function byField(one: FieldEdit, other: FieldEdit): number {
  return one.field === other.field ? 0 : one.field < other.field ? -1 : 1;
}
