import { z } from 'zod';
import { PlainError } from '../log.ts';

/** Runs a read-only SQL statement. */
export type Query = (text: string) => Promise<Record<string, unknown>[]>;

/** What a database holds at one moment. */
export const inventory = z.object({
  /** The number of rows by table. */
  rows: z.record(z.string(), z.int()),
  /** The names of the migrations that have been applied. */
  migrations: z.array(z.string()),
  /** When the newest enquiry was received, ISO 8601 in UTC; null if there is none. */
  newestEnquiry: z.string().nullable(),
});

export type Inventory = z.infer<typeof inventory>;

/** Thrown if a restored backup differs from what was backed up. */
export class DamagedBackupError extends PlainError {
  override name = 'DamagedBackupError';
}

/**
 * Counts what a database holds. Within a transaction, this describes its snapshot.
 * @param tablesQuery a statement that selects the `name` of every table
 */
export async function takeInventory(query: Query, tablesQuery: string): Promise<Inventory> {
  const rows: Record<string, number> = {};
  for (const { name } of await query(tablesQuery)) {
    const [row] = await query(`select count(*) as rows from "${String(name)}"`);
    rows[String(name)] = Number(row?.['rows']);
  }
  const migrations = await query('select name from kysely_migration order by name');
  const [newestRow] = await query('select max(created_at) as at from enquiries');
  return {
    rows,
    migrations: migrations.map(({ name }) => String(name)),
    newestEnquiry: newestRow?.['at'] ? String(newestRow['at']) : null,
  };
}

/**
 * Compares what was restored with what was backed up.
 * @throws DamagedBackupError that names the first difference
 */
export function compareInventories(source: Inventory, restored: Inventory): void {
  for (const [table, rows] of Object.entries(source.rows)) {
    const restoredRows = restored.rows[table];
    if (restoredRows === undefined) throw damagedBackup(`it has no table ${table}`);
    if (restoredRows !== rows)
      throw damagedBackup(`it has ${restoredRows} rows of ${table} instead of ${rows}`);
  }
  if (source.migrations.join() !== restored.migrations.join()) {
    throw damagedBackup('its migrations are not the same');
  }
  if (source.newestEnquiry !== restored.newestEnquiry)
    throw damagedBackup('its newest enquiry is not the same');
}

function damagedBackup(difference: string): DamagedBackupError {
  return new DamagedBackupError(`the restored backup differs from the database: ${difference}`);
}
