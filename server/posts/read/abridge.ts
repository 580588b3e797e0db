/** The longest text, in UTF-16 units, and the most entries of an object or array. */
const limits = { text: 500, entries: 20 };

/**
 * A copy of a row for people to look at, small however large the row is: long texts are cut and end with an
 * ellipsis, nested objects and arrays become an ellipsis, and fields after the twentieth are left out.
 */
export function abridge(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return abridgeField(row);
  if (Array.isArray(row)) return row.slice(0, limits.entries).map(abridgeField);
  const fields = Object.entries(row).slice(0, limits.entries);
  return Object.fromEntries(fields.map(([name, value]) => [cut(name), abridgeField(value)]));
}

function abridgeField(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return '…';
  return typeof value === 'string' ? cut(value) : value;
}

function cut(text: string): string {
  return text.length > limits.text ? `${text.slice(0, limits.text)}…` : text;
}
