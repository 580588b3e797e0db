/** A value of a file, as in JSON. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Whether a value of a file is a group of named fields. */
export function isGroup(value: unknown): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
