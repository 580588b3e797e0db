import type { Transaction } from './index.ts';

/** Why an update that names a version of a row has changed nothing. */
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
