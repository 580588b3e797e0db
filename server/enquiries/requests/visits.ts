import type { ExpressionBuilder } from 'kysely';
import type { Appointment, HeldTime, Visit, VisitDay } from '../../../shared/desk/visits.ts';
import type { WorkingTime } from '../../../shared/hours/working-time.ts';
import type { Languages } from '../../../shared/languages.ts';
import { beginningOf } from '../../../shared/message-beginning.ts';
import type { Database, Tables } from '../../database/index.ts';
import type { ClinicClock } from '../../time/clinic-clock.ts';
import type { EnquiryTexts } from '../inbox/texts.ts';
import { askedIn, bookedIn, fromStored } from '../record/enquiry.ts';
import { givenAnswers } from './given-answers.ts';
import type { Requests } from './requests.ts';
import { readOffer } from './view.ts';

/** The most visits, the most offers, and the most calls, listed for a day. */
const mostListed = 500;

interface VisitListOptions {
  database: Database;
  /** Those of the site; an enquiry without a language is in the first. */
  languages: Languages;
  texts: EnquiryTexts;
  requests: Pick<Requests, 'isClosedIn' | 'linkTo'>;
}

/** UTC timestamps; `until` is exclusive, and if it is omitted there is no end. */
interface Span {
  from: string;
  until?: string;
}

/** Lists agreed visits, offers without an answer and promised calls, each in order of time. */
export class VisitList {
  readonly #options: VisitListOptions;

  constructor(options: VisitListOptions) {
    this.#options = options;
  }

  /** The visits that are agreed. */
  async visits(span: Span, working: WorkingTime): Promise<Visit[]> {
    return this.#standing('agreed', span, working);
  }

  /** The times that are offered and have no answer yet. */
  async offers(span: Span, working: WorkingTime): Promise<Visit[]> {
    return this.#standing('offered', span, working);
  }

  /** The times that stand in requests of one state: no offer that was replaced or withdrawn. */
  async #standing(
    state: 'agreed' | 'offered',
    { from, until }: Span,
    working: WorkingTime,
  ): Promise<Visit[]> {
    const rows = await this.#options.database
      .selectFrom('enquiries')
      .innerJoin('requests', 'requests.enquiry_id', 'enquiries.id')
      .innerJoin('offers', (join) =>
        join
          .onRef('offers.enquiry_id', '=', 'requests.enquiry_id')
          .onRef('offers.version', '=', 'requests.offer'),
      )
      .select(['enquiries.id', 'content', 'language', 'urgent', 'unsent_offer'])
      .select(['requests.token', 'requests.offer'])
      .select([
        'offers.starts_at as at',
        'offers.line',
        'offers.reason',
        'offers.offered_at as offeredAt',
      ])
      .select(newestNote)
      .where('requests.state', '=', state)
      .where('requests.visit_at', '>=', from)
      .$if(until !== undefined, (query) => query.where('requests.visit_at', '<', until ?? ''))
      .orderBy('requests.visit_at')
      .orderBy('enquiries.id')
      .limit(mostListed)
      .execute();
    const { requests } = this.#options;
    return Promise.all(
      rows.map(async (row) => {
        const isClosed = await requests.isClosedIn({ offer: row, reason: row.reason }, working);
        return {
          ...this.#appointment(row),
          line: row.line,
          unsent: await this.#unsent(row),
          isClosed,
        };
      }),
    );
  }

  /** What to send to the patient of an offer that nobody has sent yet. */
  async #unsent(row: {
    id: string;
    offer: number | null;
    unsent_offer: number | null;
    language: string | null;
    token: string;
  }): Promise<Visit['unsent']> {
    const { database, languages, requests } = this.#options;
    const { id, unsent_offer: offer, token } = row;
    if (offer === null) return null;
    const language = row.language ?? languages[0];
    const stands = await readOffer(database, row, await givenAnswers(database, id));
    const insteadOf = stands?.offer.insteadOf ?? null;
    return { offer, language, link: requests.linkTo(token, language), insteadOf };
  }

  /** The times that are offered or agreed from a moment on, in UTC. */
  async held(from: string): Promise<HeldTime[]> {
    const rows = await this.#options.database
      .selectFrom('requests')
      .innerJoin('enquiries', 'enquiries.id', 'requests.enquiry_id')
      .select(['enquiries.id', 'content', 'visit_at'])
      .where('requests.state', 'in', ['offered', 'agreed'])
      .where('requests.visit_at', '>=', from)
      .orderBy('requests.visit_at')
      .orderBy('enquiries.id')
      .limit(mostListed)
      .execute();
    return rows.map(({ id, content, visit_at }) => {
      return { id, name: fromStored(content).name, at: visit_at ?? '' };
    });
  }

  /** The calls that are promised and still due. */
  async calls({ from, until }: Span): Promise<Appointment[]> {
    const rows = await this.#options.database
      .selectFrom('enquiries')
      .select(['id', 'content', 'urgent', 'call_at as at'])
      .select(newestNote)
      .where('tab', '=', 'pending')
      .where('call_at', '>=', from)
      .$if(until !== undefined, (query) => query.where('call_at', '<', until ?? ''))
      .orderBy('call_at')
      .orderBy('id')
      .limit(mostListed)
      .execute();
    return rows.map((row) => this.#appointment(row));
  }

  /** Those who were called and did not pick up, with the time of the last call: what is urgent first, then the oldest. */
  async tried(): Promise<Appointment[]> {
    const rows = await this.#options.database
      .selectFrom('enquiries')
      .select(['id', 'content', 'created_at', 'urgent'])
      .select((row) => [
        newestNote(row),
        row
          .selectFrom('access_log')
          .select((log) => log.fn.max<string | null>('at').as('at'))
          .whereRef('access_log.enquiry_id', '=', 'enquiries.id')
          .where('became', '=', 'no-answer')
          .as('at'),
      ])
      .where('tab', '=', 'pending')
      .where('pending_reason', '=', 'no-answer')
      // Whoever was promised a call is listed with the calls.
      .where('call_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(mostListed)
      .execute();
    const tried = rows.map((row) => this.#appointment({ ...row, at: row.at ?? row.created_at }));
    return tried.sort((one, other) => Number(other.urgent) - Number(one.urgent));
  }

  #appointment(row: {
    id: string;
    at: string | null;
    content: string;
    urgent: boolean;
    note: string | null;
  }): Appointment {
    const { texts } = this.#options;
    const { name, phone } = fromStored(row.content);
    const booked = bookedIn(askedIn(row.content));
    const phones = texts.phonesIn(phone);
    const { id, at, urgent } = row;
    const note = beginningOf(row.note ?? '');
    return { id, at: at ?? '', name, phone, phones, booked, note, urgent };
  }
}

/** Groups visits, offers and calls by day of the clinic's calendar, in order; days without any are left out. */
export function byDay(
  { visits, offers, calls }: { visits: Visit[]; offers: Visit[]; calls: Appointment[] },
  clock: ClinicClock,
): VisitDay[] {
  const dayOf = ({ at }: Appointment) => clock.toLocal(at).slice(0, 10);
  const visitsOf = Map.groupBy(visits, dayOf);
  const offersOf = Map.groupBy(offers, dayOf);
  const callsOf = Map.groupBy(calls, dayOf);
  const days = new Set([...visitsOf.keys(), ...offersOf.keys(), ...callsOf.keys()]);
  return [...days].sort().map((day) => ({
    day,
    visits: visitsOf.get(day) ?? [],
    offers: offersOf.get(day) ?? [],
    calls: callsOf.get(day) ?? [],
  }));
}

function newestNote(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return row
    .selectFrom('enquiry_notes')
    .select('text')
    .whereRef('enquiry_notes.enquiry_id', '=', 'enquiries.id')
    .orderBy('enquiry_notes.created_at', 'desc')
    .orderBy('enquiry_notes.id', 'desc')
    .limit(1)
    .as('note');
}
