const limits = { text: 500, entries: 20, depth: 2 };

/**
 * A copy of a row that is small however large the row is, to be looked at: long texts, long lists
 * and what is nested deeply are cut, with an ellipsis.
 */
export function abridge(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    return value.length > limits.text ? `${value.slice(0, limits.text)}…` : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === limits.depth) return '…';
  if (Array.isArray(value)) {
    return value.slice(0, limits.entries).map((entry) => abridge(entry, depth + 1));
  }
  const entries = Object.entries(value).slice(0, limits.entries);
  return Object.fromEntries(
    entries.map(([name, entry]) => [name.slice(0, limits.text), abridge(entry, depth + 1)]),
  );
}
