import type { Database, Transaction } from '../../database/index.ts';

/**
 * The last answer to a request, of the patient or entered by staff; undefined if there is none.
 * @param until ISO 8601 in UTC; leaves out those given later
 */
export function lastAnswer(database: Database | Transaction, enquiryId: string, until?: string) {
  return database
    .selectFrom('request_answers')
    .select(['answer', 'answered_at', 'half_days', 'entered_by'])
    .where('enquiry_id', '=', enquiryId)
    .$if(until !== undefined, (query) => query.where('answered_at', '<=', until ?? ''))
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
