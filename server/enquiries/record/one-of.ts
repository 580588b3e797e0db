import { type SqlBool, sql } from 'kysely';

/** The condition that a column is one of these ids; PostgreSQL refuses an empty list. */
export function isOneOf(column: string, ids: string[]) {
  if (ids.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(ids)})`;
}
