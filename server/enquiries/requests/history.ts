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
  const events = [
    ...(await readOffers(database, enquiryId)),
    ...(await readAnswers(database, enquiryId)),
  ];
  return {
    link: linkTo(request.token),
    history: events.sort((one, other) => (one.at < other.at ? -1 : 1)),
  };
}

/** What was offered, and taken back. */
async function readOffers(database: Database, enquiryId: string): Promise<VisitEvent[]> {
  const offers = await database
    .selectFrom('offers')
    .select(['version as offer', 'starts_at as visitAt', 'line', 'reason'])
    .select(['offered_by as by', 'offered_at as at', 'withdrawn_by', 'withdrawn_at'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('version')
    .execute();
  return offers.flatMap(({ withdrawn_by, withdrawn_at, ...offer }, place) => {
    const isFirst = offers
      .slice(0, place)
      .every((earlier) => earlier.withdrawn_at !== null && earlier.withdrawn_at <= offer.at);
    const made: VisitEvent = { kind: isFirst ? 'offered' : 'changed', halfDays: [], ...offer };
    if (withdrawn_at === null) return [made];
    const withdrawn = { ...made, kind: 'withdrawn', by: withdrawn_by, at: withdrawn_at } as const;
    return [made, { ...withdrawn, line: '', reason: '' }];
  });
}

/** What the patient answered, or staff entered. */
async function readAnswers(database: Database, enquiryId: string): Promise<VisitEvent[]> {
  const answers = await database
    .selectFrom('request_answers')
    .select(['answer as kind', 'half_days', 'entered_by as by', 'answered_at as at'])
    .where('enquiry_id', '=', enquiryId)
    .execute();
  return answers.map(({ half_days, ...answer }) => ({
    ...answer,
    offer: null,
    visitAt: null,
    line: '',
    reason: '',
    halfDays: JSON.parse(half_days) as string[],
  }));
}
