import type { Transaction } from './index.ts';

/** Returns why an update of a given version changed nothing: the row has another version, or is gone. */
export async function conflictOf(
  transaction: Transaction,
  table: 'enquiries' | 'notices',
  id: string,
): Promise<'conflict' | 'missing'> {
  const found = await transaction
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? 'conflict' : 'missing';
}
