/** The fields of a file, as edits address them. */
export interface FileFields {
  /** By name; in a file that is a list, the items by id. */
  values: Record<string, unknown>;
  /** The ids of a list in order; null if the file is not a list. */
  order: string[] | null;
}

/** Whether a value is a set of fields. */
export function isSet(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names along the path to a field. */
export function namesIn(pointer: string): string[] {
  if (pointer === '') return [];
  const names = pointer.slice(1).split('/');
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON pointer of a field. */
export function pointerOf(names: readonly PropertyKey[]): string {
  const escaped = names.map((name) => String(name).replaceAll('~', '~0').replaceAll('/', '~1'));
  return escaped.map((name) => `/${name}`).join('');
}

/** Whether a field is a given one, or within it. */
export function isWithin(field: string, outer: string): boolean {
  return field === outer || field.startsWith(`${outer}/`);
}

/** The value of a field; undefined if there is none. */
export function valueAt(fields: FileFields | null, pointer: string): unknown {
  if (!fields) return undefined;
  const names = namesIn(pointer);
  if (names.length === 0) return fields.order ?? fields.values;
  return names.reduce<unknown>(
    (value, name) => (isSet(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    fields.values,
  );
}
