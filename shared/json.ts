/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Whether a value is a JSON object. */
export function isGroup(value: unknown): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
