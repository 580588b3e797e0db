import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { noteChange } from '../site-changes.ts';

/** Changes notices or closed days, one change after the other, and lets every server know. */
export async function changeNotices<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (transaction) => {
    // Locks the row, so that concurrent changes wait here and see each other.
    await noteChange(transaction, 'notices');
    return work(transaction);
  });
}
