import type { Transaction } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';

/** The same fields within this many milliseconds count as the same enquiry. */
const repeatWindow = 24 * 3_600_000;

/**
 * Ends the time in which the same fields are the same enquiry, for those that were stored before it.
 * @param fingerprint of the fields
 */
export async function endRepeatWindow(
  transaction: Transaction,
  fingerprint: string,
): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ fingerprint: null })
    .where('fingerprint', '=', fingerprint)
    .where((row) =>
      row.or([
        row('created_at', '<', timestamp(-repeatWindow)),
        row('created_at', '>', timestamp(repeatWindow)),
      ]),
    )
    .execute();
}
