import { byPlace, type Edit, namesIn } from './edit.ts';
import { type FileFields, isList, isSet } from './file-fields.ts';

/** Fields after edits, and the edits for which they have no place. */
interface Applied {
  fields: FileFields | null;
  unfit: Edit[];
}

/**
 * Applies edits to the fields of a file. An edit within a set of fields that is not there fits nowhere: the
 * rest of that set would be missing.
 * @param fields null if there is no such file
 * @param edits of this file
 */
export function applyEdits(file: string, fields: FileFields | null, edits: Edit[]): Applied {
  const sorted = edits.toSorted(byPlace);
  // The order of items is that after those added and taken away.
  const ordered = isList(file) ? [...sorted.filter(isInside), ...sorted.filter(isWhole)] : sorted;
  let current = structuredClone(fields);
  const unfit: Edit[] = [];
  for (const edit of ordered) {
    const next = isList(file) ? inList(current, edit) : inFile(current, edit);
    if (next === undefined) unfit.push(edit);
    else current = next;
  }
  return { fields: current, unfit };
}

/** Undefined if the edit fits nowhere. */
function inFile(fields: FileFields | null, edit: Edit): FileFields | null | undefined {
  const value = structuredClone(edit.value);
  if (isWhole(edit)) {
    if (value === undefined) return null;
    return isSet(value) ? { values: value, order: null } : undefined;
  }
  return fields && put(fields.values, namesIn(edit.field), value) ? fields : undefined;
}

function inList(fields: FileFields | null, edit: Edit): FileFields | undefined {
  const { values, order } = fields ?? { values: {}, order: [] };
  const ids = order ?? [];
  const value = structuredClone(edit.value);
  if (isWhole(edit)) {
    if (!Array.isArray(value)) return undefined;
    const known = value.map(String).filter((id) => ids.includes(id));
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

/** Sets a field; false if what it is within is not there. */
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

function isWhole({ field }: Edit): boolean {
  return field === '';
}

function isInside(edit: Edit): boolean {
  return !isWhole(edit);
}
