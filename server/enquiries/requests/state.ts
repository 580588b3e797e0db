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

/** All answers to a request, by the patient or entered by staff, in order; without those that were taken back. */
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
 * Whether the time that was answered is given up: it was cancelled, and another was asked for.
 * @param answers those to this time, in order
 */
export function isGivenUp(answers: GivenAnswer[]): boolean {
  const lastOf = (kind: GivenAnswer['answer']) =>
    answers.findLastIndex(({ answer }) => answer === kind);
  return answers.at(-1)?.answer === 'asked' && lastOf('cancelled') > lastOf('agreed');
}
