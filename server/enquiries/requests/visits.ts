import type { ExpressionBuilder } from 'kysely';
import { excerptOf } from '../../../shared/desk/enquiries/list-rules.ts';
import type {
  Appointment,
  Attendance,
  HeldTime,
  Visit,
  VisitDay,
} from '../../../shared/desk/visits.ts';
import type { Languages } from '../../../shared/languages.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import type { Clinic } from '../../clinic.ts';
import {
  type Database,
  inTransaction,
  type Tables,
  type Transaction,
} from '../../database/index.ts';
import { type Actor, logAccess } from '../../staff/access-log.ts';
import type { ClinicClock } from '../../time/clinic-clock.ts';
import { timestamp } from '../../time/clock.ts';
import { conflictOf, type Outcome } from '../inbox/changes.ts';
import { bookingsIn, fromStored, nextVersion, preferencesIn } from '../record/enquiry.ts';
import type { Requests } from './requests.ts';

/** The maximum number of visits, offers or calls that one list contains. */
const maxEntries = 500;

interface VisitListOptions {
  database: Database;
  /** The languages of the site; an enquiry without a language is in the first. */
  languages: Languages;
  clinic: Clinic;
  requests: Pick<Requests, 'isClosed' | 'linkTo'>;
}

/** UTC timestamps; `until` is exclusive, and if it is omitted there is no end. */
interface Span {
  from: string;
  until?: string;
}

/** Lists agreed visits, offers without an answer, promised calls, and calls that nobody answered. */
export class VisitList {
  readonly #options: VisitListOptions;

  constructor(options: VisitListOptions) {
    this.#options = options;
  }

  /**
   * The visits that are agreed, or the times that are offered and have no answer yet, in order of time; never a time
   * that was replaced or withdrawn.
   * @param onlyUnmarked whether to leave out visits for which attendance is recorded
   */
  async readVisits(
    state: 'agreed' | 'offered',
    { from, until }: Span,
    onlyUnmarked = false,
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
      .select(['requests.token', 'offers.version as offer', 'attendance'])
      .select(['reminded_by', 'reminded_at'])
      .select([
        'offers.starts_at as at',
        'offers.patient_note as patientNote',
        'offers.day_hours as dayHours',
      ])
      .select(selectNewestNote)
      .where('requests.state', '=', state)
      .$if(onlyUnmarked, (query) => query.where('attendance', 'is', null))
      .where('requests.visit_at', '>=', from)
      .$if(until !== undefined, (query) => query.where('requests.visit_at', '<', until ?? ''))
      .orderBy('requests.visit_at')
      .orderBy('enquiries.id')
      .limit(maxEntries)
      .execute();
    const { requests, languages } = this.#options;
    return rows.map((row) => {
      const { patientNote, offer, attendance, token, reminded_by: by, reminded_at: at } = row;
      const language = row.language ?? languages[0];
      return {
        ...this.#toAppointment(row),
        patientNote,
        offer,
        language,
        attendance,
        email: fromStored(row.content).email,
        link: requests.linkTo(token, language),
        isUnsent: row.unsent_offer !== null,
        reminded: by === null || at === null ? null : { by, at },
        isClosed: requests.isClosed({ offer: row, dayHours: row.dayHours }),
      };
    });
  }

  /** The offered and agreed times that are not before a given time, in order; all in UTC. */
  async readHeldTimes(from: string): Promise<HeldTime[]> {
    const rows = await this.#options.database
      .selectFrom('requests')
      .innerJoin('enquiries', 'enquiries.id', 'requests.enquiry_id')
      .select(['enquiries.id', 'content', 'visit_at'])
      .where('requests.state', 'in', ['offered', 'agreed'])
      .where('requests.visit_at', '>=', from)
      .orderBy('requests.visit_at')
      .orderBy('enquiries.id')
      .limit(maxEntries)
      .execute();
    return rows.map(({ id, content, visit_at }) => {
      return { id, name: fromStored(content).name, at: visit_at ?? '' };
    });
  }

  /** The calls that are promised and still to be made, in order of time. */
  async readCalls({ from, until }: Span): Promise<Appointment[]> {
    const rows = await this.#options.database
      .selectFrom('enquiries')
      .select(['id', 'content', 'urgent', 'call_at as at'])
      .select(selectNewestNote)
      .where('tab', '=', 'pending')
      .where('call_at', '>=', from)
      .$if(until !== undefined, (query) => query.where('call_at', '<', until ?? ''))
      .orderBy('call_at')
      .orderBy('id')
      .limit(maxEntries)
      .execute();
    return rows.map((row) => this.#toAppointment(row));
  }

  /**
   * Patients who were called and did not pick up, with the time of the last call: urgent enquiries first, then by
   * arrival, oldest first.
   */
  async readUnansweredCalls(): Promise<Appointment[]> {
    const rows = await this.#options.database
      .selectFrom('enquiries')
      .select(['id', 'content', 'created_at', 'urgent'])
      .select((row) => [
        selectNewestNote(row),
        row
          .selectFrom('access_log')
          .select((log) => log.fn.max<string | null>('at').as('at'))
          .whereRef('access_log.enquiry_id', '=', 'enquiries.id')
          .where('became', '=', 'no-answer')
          .as('at'),
      ])
      .where('tab', '=', 'pending')
      .where('pending_reason', '=', 'no-answer')
      // Patients who were promised a call are listed with the calls.
      .where('call_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(maxEntries)
      .execute();
    const calls = rows.map((row) => this.#toAppointment({ ...row, at: row.at ?? row.created_at }));
    return calls.sort((a, b) => Number(b.urgent) - Number(a.urgent));
  }

  #toAppointment(row: {
    id: string;
    at: string | null;
    content: string;
    urgent: boolean;
    note: string | null;
  }): Appointment {
    const { name, phone } = fromStored(row.content);
    const booked = bookingsIn(preferencesIn(row.content));
    const phones = phonesIn(phone, this.#options.clinic.facts.contact.phone);
    const { id, at, urgent } = row;
    const note = excerptOf(row.note ?? '');
    return { id, at: at ?? '', name, phone, phones, booked, note, urgent };
  }
}

/** Groups visits, offers and calls by day of the clinic's calendar, in order; days without any are skipped. */
export function groupByDay(
  { visits, offers, calls }: { visits: Visit[]; offers: Visit[]; calls: Appointment[] },
  clock: ClinicClock,
): VisitDay[] {
  const dayOf = ({ at }: Appointment) => clock.toLocal(at).slice(0, 10);
  const visitsByDay = Map.groupBy(visits, dayOf);
  const offersByDay = Map.groupBy(offers, dayOf);
  const callsByDay = Map.groupBy(calls, dayOf);
  const days = new Set([...visitsByDay.keys(), ...offersByDay.keys(), ...callsByDay.keys()]);
  return [...days].sort().map((day) => ({
    day,
    visits: visitsByDay.get(day) ?? [],
    offers: offersByDay.get(day) ?? [],
    calls: callsByDay.get(day) ?? [],
  }));
}

function selectNewestNote(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return row
    .selectFrom('enquiry_notes')
    .select('text')
    .whereRef('enquiry_notes.enquiry_id', '=', 'enquiries.id')
    .orderBy('enquiry_notes.created_at', 'desc')
    .orderBy('enquiry_notes.id', 'desc')
    .limit(1)
    .as('note');
}

/** The visit that something is recorded about (its enquiry, and the version of its offer), and who records it. */
interface VisitChange {
  id: string;
  offer: number;
  actor: Actor;
}

/**
 * Records whether a patient came, or deletes that record; doing so twice changes nothing.
 * @param was the attendance that the person saw: if a colleague has changed it since, nothing is done
 */
export async function recordAttendance(
  database: Database,
  { id, offer, actor }: VisitChange,
  { attendance, was }: { attendance: Attendance | null; was: Attendance | null },
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const currentOffer = await readCurrentOffer(transaction, id, offer);
    if (!currentOffer) return conflictOf(transaction, id);
    if (currentOffer.attendance === attendance) return 'done';
    if (currentOffer.attendance !== was) return 'conflict';
    const version = await increaseVersion(transaction, id);
    const isRecorded = attendance !== null;
    await transaction
      .updateTable('offers')
      .set({
        attendance,
        attendance_recorded_by: isRecorded ? actor.name : null,
        attendance_recorded_at: isRecorded ? timestamp() : null,
        attendance_recorded_version: isRecorded ? version : null,
      })
      .where('enquiry_id', '=', id)
      .where('version', '=', offer)
      .execute();
    const action = isRecorded ? (`visit-${attendance}` as const) : 'visit-unmarked';
    await logAccess(transaction, actor, action, { enquiryId: id });
    return 'done';
  });
}

/** Records that a patient was reminded of a visit; only the first time counts. */
export async function recordReminder(
  database: Database,
  { id, offer, actor }: VisitChange,
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const currentOffer = await readCurrentOffer(transaction, id, offer);
    if (!currentOffer) return conflictOf(transaction, id);
    if (currentOffer.reminded_at !== null) return 'done';
    const version = await increaseVersion(transaction, id);
    await transaction
      .updateTable('offers')
      .set({ reminded_by: actor.name, reminded_at: timestamp(), reminded_version: version })
      .where('enquiry_id', '=', id)
      .where('version', '=', offer)
      .execute();
    await logAccess(transaction, actor, 'visit-reminded', { enquiryId: id });
    return 'done';
  });
}

/** Reads an offer, if it is the current one and the patient has neither declined nor cancelled it. */
async function readCurrentOffer(transaction: Transaction, id: string, offer: number) {
  return transaction
    .selectFrom('requests')
    .innerJoin('offers', (join) =>
      join
        .onRef('offers.enquiry_id', '=', 'requests.enquiry_id')
        .onRef('offers.version', '=', 'requests.offer'),
    )
    .select(['attendance', 'reminded_at'])
    .where('requests.enquiry_id', '=', id)
    .where('requests.offer', '=', offer)
    .where('requests.state', 'in', ['offered', 'agreed'])
    .executeTakeFirst();
}

async function increaseVersion(transaction: Transaction, id: string): Promise<number> {
  const { version } = await transaction
    .updateTable('enquiries')
    .set((row) => nextVersion(row))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
