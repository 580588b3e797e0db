import type { RequestOfEnquiry, VisitEvent } from '../../../shared/desk/visits.ts';
import type { Database } from '../../database/index.ts';
import type { Requests } from './requests.ts';
import { readAnswers, type StoredAnswer } from './store.ts';
import { readOffer } from './view.ts';

/** An event, with the version of the enquiry after it. Events are ordered by version, since a clock may be set back. */
type OrderedEvent = VisitEvent & { version: number };

/**
 * An enquiry's request as the desk shows it: the link to its page, and everything that happened to its offers and
 * answers.
 * @param requests makes the public address of a token, and knows the time and when the clinic is closed
 * @param language the language of the enquiry
 */
export async function readVisitHistory(
  database: Database,
  enquiryId: string,
  requests: Pick<Requests, 'linkTo' | 'isClosed' | 'now'>,
  language: string,
): Promise<RequestOfEnquiry> {
  const request = await database
    .selectFrom('requests')
    .select(['token', 'offer'])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const answers = await readAnswers(database, enquiryId);
  const currentOffer = await readOffer(database, { id: enquiryId, offer: request.offer }, answers);
  const lastAnswer = answers.at(-1);
  const isInFuture =
    currentOffer !== null && Date.parse(currentOffer.offer.at) > requests.now().epochMilliseconds;
  const events = [
    ...(await readOfferEvents(database, enquiryId)),
    ...answers.map(eventOf),
    ...(await readRetractions(database, enquiryId)),
  ];
  return {
    link: requests.linkTo(request.token, language),
    history: withAgreedTimes(events.toSorted((a, b) => a.version - b.version)).map(
      ({ version: _, ...event }) => event,
    ),
    isEntered: lastAnswer !== undefined && lastAnswer.by !== null,
    insteadOf: currentOffer?.offer.insteadOf ?? null,
    isClosed: isInFuture && requests.isClosed(currentOffer),
  };
}

/** Adds the agreed time to each agreement: the time of the last offer before it that was not withdrawn. */
function withAgreedTimes(events: OrderedEvent[]): OrderedEvent[] {
  return events.map((event, index) => {
    if (event.kind !== 'agreed') return event;
    const earlierEvents = events.slice(0, index);
    const withdrawnOffers = earlierEvents
      .filter(({ kind }) => kind === 'withdrawn')
      .map(({ offer }) => offer);
    const offer = earlierEvents.findLast(
      ({ kind, offer }) =>
        (kind === 'offered' || kind === 'changed') && !withdrawnOffers.includes(offer),
    );
    return { ...event, visitAt: offer?.visitAt ?? null };
  });
}

/** The events of offers: made, sent, withdrawn, reminded of, and attended or not. */
async function readOfferEvents(database: Database, enquiryId: string): Promise<OrderedEvent[]> {
  const offers = await database
    .selectFrom('offers')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('version')
    .execute();
  return offers.flatMap((row, index) => {
    const {
      version: offer,
      starts_at: visitAt,
      patient_note: patientNote,
      reason,
      offered_by: by,
    } = row;
    const at = row.offered_at;
    const offerFields = {
      offer,
      visitAt,
      patientNote,
      reason,
      by,
      at,
      version: row.enquiry_version,
      halfDays: [],
    };
    const stepFields = { ...offerFields, patientNote: '', reason: '' };
    const hasStandingOffer = offers
      .slice(0, index)
      .some(({ withdrawn_version: version }) => version === null || version > row.enquiry_version);
    const offerEvent: OrderedEvent = {
      ...offerFields,
      kind: hasStandingOffer ? 'changed' : 'offered',
    };
    const steps = [
      ...(['sent', 'withdrawn', 'reminded'] as const).map((kind) => ({
        kind,
        by: row[`${kind}_by`],
        at: row[`${kind}_at`],
        version: row[`${kind}_version`],
      })),
      ...(row.attendance === null
        ? []
        : [
            {
              kind: row.attendance,
              by: row.attendance_recorded_by,
              at: row.attendance_recorded_at,
              version: row.attendance_recorded_version,
            },
          ]),
    ];
    return [
      offerEvent,
      ...steps.flatMap(({ at, version, ...event }) =>
        at === null || version === null ? [] : [{ ...stepFields, ...event, at, version }],
      ),
    ];
  });
}

/** The answers that staff entered and then retracted: for each, both events. */
async function readRetractions(database: Database, enquiryId: string): Promise<OrderedEvent[]> {
  const rows = await database
    .selectFrom('request_answers')
    .select(['answer', 'entered_by', 'answered_at', 'enquiry_version'])
    .select(['retracted_by', 'retracted_at', 'retracted_version'])
    .where('enquiry_id', '=', enquiryId)
    .where('retracted_at', 'is not', null)
    .execute();
  const noOffer = { offer: null, visitAt: null, patientNote: '', reason: '', halfDays: [] };
  return rows.flatMap((row) => [
    {
      ...noOffer,
      kind: row.answer,
      by: row.entered_by,
      at: row.answered_at,
      version: row.enquiry_version,
    },
    {
      ...noOffer,
      kind: 'retracted' as const,
      by: row.retracted_by,
      at: row.retracted_at ?? '',
      version: row.retracted_version ?? 0,
    },
  ]);
}

/** The event of an answer. */
function eventOf({ id: _, answer, ...fields }: StoredAnswer): OrderedEvent {
  return { kind: answer, offer: null, visitAt: null, patientNote: '', reason: '', ...fields };
}
