import type { Transaction } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';

/** The same fields within this many milliseconds count as the same enquiry. */
const repeatWindow = 24 * 3_600_000;

/**
 * Ends the repeat window of enquiries that were stored too long ago: the same fields then make a new enquiry.
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

/**
 * Ends the repeat window of an enquiry that is finished, so that the same words make a new one: nobody would
 * notice a repeat of it. It is finished if it was cancelled, or if it was answered or archived and the words
 * come from another form. The same form sent again means a lost response, or a correction.
 * @param submissionId the id of the form
 * @param fingerprint of its fields
 */
export async function endRepeatWindowOfFinished(
  transaction: Transaction,
  submissionId: string,
  fingerprint: string,
): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ fingerprint: null, submission_id: null })
    .where((row) =>
      row.or([row('fingerprint', '=', fingerprint), row('submission_id', '=', submissionId)]),
    )
    .where((row) =>
      row.or([
        row.and([
          row('state', '!=', 'new'),
          row.or([row('submission_id', 'is', null), row('submission_id', '!=', submissionId)]),
        ]),
        row.exists(
          row
            .selectFrom('requests')
            .select('enquiry_id')
            .whereRef('requests.enquiry_id', '=', 'enquiries.id')
            .where('requests.state', '=', 'cancelled'),
        ),
      ]),
    )
    .execute();
}
