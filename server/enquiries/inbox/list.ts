import type { ExpressionBuilder } from 'kysely';
import { type SqlBool, sql } from 'kysely';
import type {
  ChangesAnswer,
  EnquiriesAnswer,
  EnquiriesQuery,
  EnquiryCounts,
  ListedEnquiry,
  WhichEnquiries,
} from '../../../shared/desk/enquiries/list.ts';
import { compareIn, isQueue } from '../../../shared/desk/enquiries/order.ts';
import type { EnquiryTab } from '../../../shared/desk/enquiries/summary.ts';
import type { Languages } from '../../../shared/languages.ts';
import { beginningOf } from '../../../shared/message-beginning.ts';
import type { Database, Tables } from '../../database/index.ts';
import { keyOf, readKey } from '../../plugins/page-key.ts';
import { timestamp } from '../../time/clock.ts';
import type { CurrentChannels } from '../outbox/channels/channels.ts';
import { handedToDoctor, withDoctorsNotes } from './doctors-notes.ts';
import { openings, readOpenings } from './openings.ts';
import { hasPatientAnswered, idsInQueue, queueKeyOf } from './queue.ts';
import { fromRow, selectRow } from './row.ts';
import { type ChosenEnquiries, findIds, listOf, narrow, type Part } from './search.ts';
import type { EnquiryTexts } from './texts.ts';

/** Enquiries per page. */
const pageSize = 50;

export interface EnquiryListOptions {
  database: Database;
  /** The channels by which enquiries are sent now. */
  channels: CurrentChannels;
  /** The clinic's time zone, for filtering by day. */
  timeZone: string;
  /** The languages of the site; an enquiry without a language is in the first. */
  languages: Languages;
  texts: EnquiryTexts;
}

/** The list of enquiries at the desk. */
export class EnquiryList {
  readonly #options: EnquiryListOptions;
  #counted: EnquiryCounts | null = null;

  constructor(options: EnquiryListOptions) {
    this.#options = options;
  }

  /** One page, in the order of its list. */
  async page({ before, ...asked }: EnquiriesQuery): Promise<EnquiriesAnswer> {
    const at = timestamp();
    // Read first: a change that comes in while the page is read is reported with the next revision.
    const revision = await this.#revision();
    const which = await this.#meant(asked);
    const { rows, keyAfter } = isQueue(which)
      ? await this.#queue(which, before)
      : await this.#newestFirst(which, before);
    const enquiries = rows.slice(0, pageSize);
    const last = enquiries.at(-1);
    const next = last && rows.length > pageSize ? keyAfter(last) : null;
    // A search takes long enough already: it returns the last known counts, and the desk polls again soon.
    const counts = (which.search && this.#counted) || (await this.#count());
    return { enquiries, next, ...counts, revision, at };
  }

  /** The ids of all matching enquiries, newest first. */
  async ids(which: WhichEnquiries): Promise<string[]> {
    return findIds(this.#options, await this.#meant(which), null, Number.POSITIVE_INFINITY);
  }

  /**
   * The counts, and whether anything has changed.
   * @param since when the page that asks was opened
   */
  async changes(since: string): Promise<ChangesAnswer> {
    const revision = await this.#revision();
    const { arrived } = await this.#options.database
      .selectFrom('enquiries')
      .select((row) => row.fn.countAll<number>().as('arrived'))
      .where('tab', '=', 'new')
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow();
    return { ...(await this.#count()), revision, arrived: Number(arrived) };
  }

  /** The chosen enquiries, newest first; at most fifty. */
  async only(ids: string[]): Promise<ListedEnquiry[]> {
    return ids.length === 0 ? [] : this.#read((query) => query.where('id', 'in', ids));
  }

  /** A page of a list in which enquiries wait for somebody, and one more if there is one. */
  async #queue(which: ChosenEnquiries, before: string | undefined) {
    const { database, timeZone } = this.#options;
    const enquiries = narrow(database.selectFrom('enquiries'), which, timeZone);
    const ids = await idsInQueue(enquiries, before, pageSize + 1);
    const rows = (await this.only(ids)).sort(compareIn(which));
    return { rows, keyAfter: queueKeyOf };
  }

  /** A page of any other list, and one more if there is one. */
  async #newestFirst(which: ChosenEnquiries, before: string | undefined) {
    const start = before === undefined ? null : readKey(before);
    const rows = which.search
      ? await this.only(await findIds(this.#options, which, start, pageSize + 1))
      : await this.#read(listOf(this.#options, which, start));
    const keyAfter = ({ receivedAt, id }: ListedEnquiry) => keyOf(receivedAt, id);
    return { rows, keyAfter };
  }

  /** A page of the chosen enquiries, and one more if there is one. */
  async #read(choose: Part): Promise<ListedEnquiry[]> {
    const { channels, database, languages, texts } = this.#options;
    const rows = await selectRow(choose(database.selectFrom('enquiries')), await channels())
      .select((row) => [
        row
          .selectFrom('enquiry_notes')
          .select((note) => note.fn.countAll<number>().as('notes'))
          .whereRef('enquiry_notes.enquiry_id', '=', 'enquiries.id')
          .as('notes'),
        wroteBefore(row).as('wroteBefore'),
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute();
    const opened = await readOpenings(
      database,
      rows.map(({ id }) => id),
    );
    const listed = rows.map((row) => {
      const { message, ...summary } = fromRow(row, languages);
      return {
        ...summary,
        phones: texts.phonesIn(summary.phone),
        beginning: beginningOf(message),
        notes: Number(row.notes),
        wroteBefore: Boolean(row.wroteBefore),
        openedBy: (opened.get(row.id) ?? []).map(({ account: _, ...opening }) => opening),
      };
    });
    return withDoctorsNotes(database, listed);
  }

  /** A text that differs once any enquiry has been received, changed, opened or deleted. */
  async #revision(): Promise<string> {
    const enquiries = this.#options.database.selectFrom('enquiries');
    const { count } = await enquiries
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const latest = async (column: 'created_at' | 'changed_at') => {
      const read = enquiries.select((row) => row.fn.max(column).as('at'));
      return (await read.executeTakeFirstOrThrow()).at;
    };
    const opened = await this.#options.database
      .selectFrom('access_log')
      .select('at')
      .where('action', 'in', openings)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return [count, await latest('created_at'), await latest('changed_at'), opened?.at].join(' ');
  }

  /** Adds to a filter by the doctor which enquiries it means, as only her notes tell. */
  async #meant(which: WhichEnquiries): Promise<ChosenEnquiries> {
    if (!which.doctor) return which;
    const { answered, waiting } = await handedToDoctor(this.#options.database);
    return { ...which, ids: which.doctor === 'answered' ? answered : waiting };
  }

  async #count(): Promise<EnquiryCounts> {
    this.#counted = await countEnquiries(this.#options.database);
    return this.#counted;
  }
}

type EnquiryRow = ExpressionBuilder<Tables, 'enquiries'>;

/** The condition that an earlier enquiry has one of the phone numbers of an enquiry, or its email address. */
function wroteBefore(row: EnquiryRow) {
  return row.or([row.exists(earlierOfSamePhone(row)), row.exists(earlierOfSameEmail(row))]);
}

/** Enquiries with one of the phone numbers of another, received before it. */
function earlierOfSamePhone(row: EnquiryRow) {
  return row
    .selectFrom('enquiry_phones as own')
    .innerJoin('enquiry_phones as other', 'other.number', 'own.number')
    .select('other.enquiry_id')
    .whereRef('own.enquiry_id', '=', 'enquiries.id')
    .whereRef('other.enquiry_id', '!=', 'own.enquiry_id')
    .whereRef('other.created_at', '<=', 'own.created_at');
}

/** Enquiries with the email address of another, received before it. */
function earlierOfSameEmail(row: EnquiryRow) {
  return row
    .selectFrom('enquiry_emails as own')
    .innerJoin('enquiry_emails as other', 'other.email', 'own.email')
    .select('other.enquiry_id')
    .whereRef('own.enquiry_id', '=', 'enquiries.id')
    .whereRef('other.enquiry_id', '!=', 'own.enquiry_id')
    .whereRef('other.created_at', '<=', 'own.created_at');
}

/** Counts the enquiries of each kind that the desk shows beside its lists. */
async function countEnquiries(database: Database): Promise<EnquiryCounts> {
  const enquiries = database
    .selectFrom('enquiries')
    .select((row) => ['tab', row.fn.countAll<number>().as('count')])
    .groupBy('tab');
  const counts = { new: 0, pending: 0, answered: 0, archived: 0, spam: 0 };
  for (const { tab, count } of await enquiries.execute()) counts[tab] = Number(count);
  const { unsent } = await database
    .selectFrom('enquiries')
    .select((row) => row.fn.countAll<number>().as('unsent'))
    .where('unsent_offer', 'is not', null)
    .executeTakeFirstOrThrow();
  const urgent = await enquiries
    .where(sql<SqlBool>`urgent`)
    .where('tab', 'in', ['new', 'pending', 'spam'])
    .execute();
  const [answers] = await enquiries.where('tab', '=', 'new').where(hasPatientAnswered).execute();
  const urgentUnder = new Map(urgent.map(({ tab, count }) => [tab, Number(count)]));
  const urgentIn = (tab: EnquiryTab) => urgentUnder.get(tab) ?? 0;
  const { waiting, answered } = await handedToDoctor(database);
  return {
    newCount: counts.new,
    counts,
    urgentNew: urgentIn('new'),
    patientAnswers: Number(answers?.count ?? 0),
    urgentPending: urgentIn('pending'),
    urgentSpam: urgentIn('spam'),
    unsentOffers: Number(unsent),
    waitingForDoctor: waiting.length,
    answeredByDoctor: answered.length,
  };
}
