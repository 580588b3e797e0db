import type { RequestOfEnquiry, VisitEvent } from '../../../shared/desk/visits.ts';
import type { Database } from '../../database/index.ts';

/**
 * What the desk shows of an enquiry's request: the link of its page, and all that was offered and answered.
 * @param linkTo makes the public address of a token
 * @returns null if an older server stored the enquiry and nothing was offered yet
 */
export async function readHistory(
  database: Database,
  enquiryId: string,
  linkTo: (token: string) => string,
): Promise<RequestOfEnquiry | null> {
  const request = await database
    .selectFrom('requests')
    .select('token')
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();
  if (!request) return null;
  const offers = await database
    .selectFrom('offers')
    .select(['starts_at as visitAt', 'line', 'reason', 'offered_by as by', 'offered_at as at'])
    .where('enquiry_id', '=', enquiryId)
    .execute();
  const answers = await database
    .selectFrom('request_answers')
    .select(['answer', 'half_days', 'entered_by as by', 'answered_at as at'])
    .where('enquiry_id', '=', enquiryId)
    .execute();
  const events: VisitEvent[] = [
    ...offers.map((offer) => ({ kind: 'offered' as const, halfDays: [], ...offer })),
    ...answers.map(({ answer, half_days, by, at }) => ({
      kind: answer,
      at,
      by,
      visitAt: null,
      line: '',
      reason: '',
      halfDays: JSON.parse(half_days) as string[],
    })),
  ];
  return {
    link: linkTo(request.token),
    history: events.sort((one, other) => (one.at < other.at ? -1 : 1)),
  };
}
