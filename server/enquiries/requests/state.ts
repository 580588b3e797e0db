import type { Database, Transaction } from '../../database/index.ts';

/** An answer to a request. */
export interface GivenAnswer {
  id: string;
  /** The version of the enquiry that it made, by which it is ordered: a clock may be set back. */
  version: number;
  /** UTC, as in `database/tables.ts`. */
  at: string;
  answer: 'agreed' | 'asked' | 'cancelled';
  /** The half days asked for. */
  halfDays: string[];
  /** The name of the member of staff who entered it; null if the patient answered. */
  by: string | null;
}

/** All answers to a request, by the patient or entered by staff, in order, except those that were retracted. */
export async function givenAnswers(
  database: Database | Transaction,
  enquiryId: string,
): Promise<GivenAnswer[]> {
  const rows = await database
    .selectFrom('request_answers')
    .select(['id', 'answer', 'half_days', 'entered_by as by', 'answered_at as at'])
    .select('enquiry_version as version')
    .where('enquiry_id', '=', enquiryId)
    .where('taken_back_at', 'is', null)
    .orderBy('enquiry_version')
    .execute();
  return rows.map(({ half_days, ...row }) => ({
    ...row,
    halfDays: JSON.parse(half_days) as string[],
  }));
}

/**
 * Makes a request, and whether its offer is still to be sent, follow from all that was offered and answered. The current
 * offer is the last one that was not withdrawn; the answers to it decide the state.
 */
export async function updateRequest(transaction: Transaction, enquiryId: string): Promise<void> {
  const last = await transaction
    .selectFrom('offers')
    .select(['version', 'starts_at', 'enquiry_version', 'sent_at'])
    .where('enquiry_id', '=', enquiryId)
    .where('withdrawn_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const all = await givenAnswers(transaction, enquiryId);
  const answers = all.filter(({ version }) => version > (last?.enquiry_version ?? 0));
  const offer = isGivenUp(answers) ? undefined : last;
  const state = answers.at(-1)?.answer ?? (last ? 'offered' : 'received');
  await transaction
    .updateTable('requests')
    .set({ state, offer: offer?.version ?? null, visit_at: offer?.starts_at ?? null })
    .where('enquiry_id', '=', enquiryId)
    .execute();
  const isUnsent = state === 'offered' && offer?.sent_at === null;
  await transaction
    .updateTable('enquiries')
    .set({ unsent_offer: isUnsent ? offer.version : null })
    .where('id', '=', enquiryId)
    .execute();
}

/** Once a patient has cancelled a visit and asks for another time, the old time is given up: it may be someone else's. */
function isGivenUp(answers: GivenAnswer[]): boolean {
  const kinds = answers.map(({ answer }) => answer);
  const sinceAgreed = kinds.slice(kinds.lastIndexOf('agreed') + 1);
  const cancelled = sinceAgreed.indexOf('cancelled');
  return cancelled >= 0 && sinceAgreed.includes('asked', cancelled);
}
