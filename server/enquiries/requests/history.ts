import type { RequestOfEnquiry, VisitEvent } from '../../../shared/desk/visits.ts';
import type { Database } from '../../database/index.ts';
import { type GivenAnswer, givenAnswers } from './given-answers.ts';
import { inOrder, isAfter, type Moment } from './order.ts';
import type { Requests } from './requests.ts';
import { readOffer } from './view.ts';

/** An event with its place in the order. */
type OrderedEvent = VisitEvent & Moment;

/**
 * What the desk shows of an enquiry's request: the link of its page, and all that was offered and answered.
 * @param requests makes the public address of a token, and knows when the clinic is closed
 * @param language of the enquiry
 * @returns null if an older server stored the enquiry and nothing was offered yet
 */
export async function readHistory(
  database: Database,
  enquiryId: string,
  requests: Pick<Requests, 'linkTo' | 'isClosed' | 'now'>,
  language: string,
): Promise<RequestOfEnquiry | null> {
  const request = await database
    .selectFrom('requests')
    .select(['token', 'offer'])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();
  if (!request) return null;
  const answers = await givenAnswers(database, enquiryId);
  const stands = await readOffer(database, { id: enquiryId, offer: request.offer }, answers);
  const isToCome =
    stands !== null && Date.parse(stands.offer.at) > requests.now().epochMilliseconds;
  const events = [
    ...(await readOffers(database, enquiryId)),
    ...answers.map(eventOf),
    ...(await readTakenBack(database, enquiryId)),
  ];
  return {
    link: requests.linkTo(request.token, language),
    history: withAgreedTimes(inOrder(events)).map(({ version: _, ...event }) => event),
    isEntered: answers.length > 0 && answers.at(-1)?.by !== null,
    insteadOf: stands?.offer.insteadOf ?? null,
    isClosed: isToCome && (await requests.isClosed(stands)),
  };
}

/** Adds to each agreement the agreed time: that of the last offer before it that was not withdrawn. */
function withAgreedTimes(events: OrderedEvent[]): OrderedEvent[] {
  return events.map((event, place) => {
    if (event.kind !== 'agreed') return event;
    const before = events.slice(0, place);
    const withdrawn = before.filter(({ kind }) => kind === 'withdrawn').map(({ offer }) => offer);
    const standing = before.findLast(
      ({ kind, offer }) => kind !== 'sent' && offer !== null && !withdrawn.includes(offer),
    );
    return { ...event, visitAt: standing?.visitAt ?? null };
  });
}

/** What was offered, sent and withdrawn. */
async function readOffers(database: Database, enquiryId: string): Promise<OrderedEvent[]> {
  const offers = await database
    .selectFrom('offers')
    .select(['version as offer', 'starts_at as visitAt', 'line', 'reason'])
    .select(['offered_by as by', 'offered_at as at', 'enquiry_version'])
    .select(['withdrawn_by', 'withdrawn_at', 'withdrawn_version'])
    .select(['sent_by', 'sent_at', 'sent_version'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('version')
    .execute();
  const withdrawals = offers.map(({ withdrawn_at: at, withdrawn_version: version }) =>
    at === null ? null : { at, version },
  );
  return offers.flatMap((row, place) => {
    const { offer, visitAt, line, reason, by, at } = row;
    const made = {
      offer,
      visitAt,
      line,
      reason,
      by,
      at,
      version: row.enquiry_version,
      halfDays: [],
    };
    const later = { ...made, line: '', reason: '' };
    const isFirst = withdrawals
      .slice(0, place)
      .every((withdrawal) => withdrawal !== null && isAfter(made, withdrawal));
    const first: OrderedEvent = { ...made, kind: isFirst ? 'offered' : 'changed' };
    const withdrawal = withdrawals[place];
    const { sent_at, sent_by, sent_version } = row;
    const sent = { ...later, kind: 'sent' as const, by: sent_by, version: sent_version };
    return [
      first,
      ...(sent_at === null ? [] : [{ ...sent, at: sent_at }]),
      ...(withdrawal
        ? [{ ...later, ...withdrawal, kind: 'withdrawn' as const, by: row.withdrawn_by }]
        : []),
    ];
  });
}

/** The answers that staff entered, and took back. */
async function readTakenBack(database: Database, enquiryId: string): Promise<OrderedEvent[]> {
  const rows = await database
    .selectFrom('request_answers')
    .select(['answer', 'entered_by', 'answered_at', 'enquiry_version'])
    .select(['taken_back_by', 'taken_back_at', 'taken_back_version'])
    .where('enquiry_id', '=', enquiryId)
    .where('taken_back_at', 'is not', null)
    .execute();
  const none = { offer: null, visitAt: null, line: '', reason: '', halfDays: [] };
  return rows.flatMap((row) => [
    {
      ...{ ...none, kind: row.answer, by: row.entered_by },
      ...{ at: row.answered_at, version: row.enquiry_version },
    },
    {
      ...{ ...none, kind: 'taken-back' as const, by: row.taken_back_by },
      ...{ at: row.taken_back_at ?? '', version: row.taken_back_version },
    },
  ]);
}

/** What the patient answered, or staff entered. */
function eventOf({ id: _, answer, ...given }: GivenAnswer): OrderedEvent {
  return { kind: answer, offer: null, visitAt: null, line: '', reason: '', ...given };
}
