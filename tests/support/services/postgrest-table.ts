/** A row of the fake `blogs` table; it may be anything, as in a broken service. */
export type FakeRow = unknown;

const reserved = new Set(['select', 'order', 'limit', 'offset']);

/** Rows that match every `column=eq.value`. Broken rows that are not objects count as published. */
export function filtered(rows: FakeRow[], query: URLSearchParams): FakeRow[] {
  const filters = [...query].filter(([column]) => !reserved.has(column));
  return rows.filter((row) =>
    filters.every(([column, condition]) => {
      if (typeof row !== 'object' || row === null) return column === 'published';
      const value: unknown = Reflect.get(row, column);
      // With a value of the wrong type, a row counts as published: only `false` means that it is not.
      if (column === 'published' && typeof value !== 'boolean') return condition === 'eq.true';
      return `eq.${String(value)}` === condition;
    }),
  );
}

/** Rows by `created_at.desc,id.desc` and the like; null is the greatest value, as in PostgreSQL. */
export function ordered(rows: FakeRow[], order: string | null): FakeRow[] {
  const terms = (order ?? '').split(',').filter(Boolean);
  return [...rows].sort((one, other) => {
    for (const term of terms) {
      const [column = '', direction] = term.split('.');
      const compared = compare(fieldOf(one, column), fieldOf(other, column));
      if (compared !== 0) return direction === 'desc' ? -compared : compared;
    }
    return 0;
  });
}

function fieldOf(row: FakeRow, column: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;
}

function compare(one: unknown, other: unknown): number {
  if (one == null || other == null) return Number(one == null) - Number(other == null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : Number(String(one) > String(other));
}

/** Start and end of the requested rows, by `offset` and `limit` or by the Range header. */
export function rangeOf(query: URLSearchParams, header: string | undefined, maxRows: number) {
  const [, from, to] = /^(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  const start = Number(query.get('offset') ?? from ?? 0);
  const asked = query.get('limit') ?? (to ? Number(to) - start + 1 : maxRows);
  return { start, end: start + Math.min(Number(asked), maxRows) };
}

/** The text after `eq.` if it is not a number, though the table's ids are. */
export function invalidId(condition: string | null, rows: FakeRow[]): string | null {
  const numeric = rows.every((row) => typeof fieldOf(row, 'id') === 'number');
  const value = condition?.slice('eq.'.length) ?? '0';
  return numeric && !/^-?\d+$/.test(value) ? value : null;
}
