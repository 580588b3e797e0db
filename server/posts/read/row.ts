/** A row of `blogs` as a source returns it: none of its types are certain. */
export interface PostRow {
  readonly id?: unknown;
  readonly title?: unknown;
  readonly slug?: unknown;
  readonly excerpt?: unknown;
  readonly content?: unknown;
  readonly featured_image?: unknown;
  readonly created_at?: unknown;
  readonly published?: unknown;
  readonly language?: unknown;
  readonly translation_group?: unknown;
}

/** Whether a value from a source can be read as a row at all. */
export function isRow(value: unknown): value is PostRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The trimmed text of a field, or null if there is none.
 * Longer text is cut to `maxLength` UTF-16 units, with an ellipsis.
 */
export function textOf(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text.length <= maxLength) return text === '' ? null : text;
  // Copied, since a slice would keep the whole long string in memory.
  return `${Buffer.from(text.slice(0, maxLength - 1)).toString()}…`;
}

/** The number of a row: its id if that is numeric, else 1. */
export function numberOf(id: unknown): number {
  if (typeof id === 'number') return Number.isFinite(id) ? id : 1;
  return typeof id === 'string' && /^-?\d{1,15}$/.test(id.trim()) ? Number(id) : 1;
}

/** The id by which a source can find a row, or null if the row has none. */
export function idOf(row: PostRow): string | null {
  const { id } = row;
  if (typeof id === 'number') return Number.isSafeInteger(id) ? String(id) : null;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : null;
}
