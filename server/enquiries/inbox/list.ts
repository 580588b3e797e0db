import type {
  ChangesAnswer,
  EnquiriesAnswer,
  EnquiriesQuery,
  EnquiryCounts,
  ListedEnquiry,
  WhichEnquiries,
} from '../../../shared/desk/enquiries/list.ts';
import { compareIn, isQueue } from '../../../shared/desk/enquiries/order.ts';
import type { Languages } from '../../../shared/languages.ts';
import { beginningOf } from '../../../shared/message-beginning.ts';
import type { Database } from '../../database/index.ts';
import { keyOf, readKey } from '../../plugins/page-key.ts';
import { timestamp } from '../../time/clock.ts';
import type { CurrentChannels } from '../outbox/channels/channels.ts';
import { countEnquiries } from './counts.ts';
import { handedToDoctor, withDoctorsNotes } from './doctors-notes.ts';
import { openings, readOpenings } from './openings.ts';
import { idsInQueue, queueKeyOf } from './queue.ts';
import { fromRow, selectRow } from './row.ts';
import { type ChosenEnquiries, findIds, listOf, narrow, type Part } from './search.ts';
import type { EnquiryTexts } from './texts.ts';
import { wroteBefore } from './wrote-before.ts';

/** Enquiries per page. */
const pageSize = 50;

/** How far `changes` looks back, in milliseconds: a change is seen a moment later, and the clocks of servers differ. */
const overlap = 15_000;

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
    const since = timestamp(-overlap);
    const which = await this.#meant(asked);
    const { rows, keyAfter } = isQueue(which)
      ? await this.#queue(which, before)
      : await this.#newestFirst(which, before);
    const enquiries = rows.slice(0, pageSize);
    const last = enquiries.at(-1);
    const next = last && rows.length > pageSize ? keyAfter(last) : null;
    // A search takes long enough already: it returns the last known counts, and the desk polls again soon.
    const counts = (which.search && this.#counted) || (await this.#count());
    return { enquiries, next, ...counts, cursor: since };
  }

  /** The ids of all matching enquiries, newest first. */
  async ids(which: WhichEnquiries): Promise<string[]> {
    return findIds(this.#options, await this.#meant(which), null, Number.POSITIVE_INFINITY);
  }

  /**
   * Enquiries that were received, changed, opened or deleted.
   * @param since the cursor of an earlier answer
   */
  async changes(since: string): Promise<ChangesAnswer> {
    const cursor = timestamp(-overlap);
    const counts = await this.#count();
    // The clock was ahead and has been set back, so timestamps cannot tell what has changed.
    if (since > timestamp()) {
      return { enquiries: [], deleted: [], ...counts, cursor, reload: true };
    }
    const rows = await this.only(await this.#idsSince(since));
    const gone = await this.#options.database
      .selectFrom('access_log')
      .select('enquiry_id')
      .where('at', '>', since)
      .where('action', '=', 'deleted')
      .execute();
    const deleted = gone.flatMap(({ enquiry_id }) => enquiry_id ?? []);
    const reload = rows.length > pageSize;
    return { enquiries: rows.slice(0, pageSize), deleted, ...counts, cursor, reload };
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

  /** The ids of enquiries that were received, changed or opened since then; at least one more than a page has. */
  async #idsSince(since: string): Promise<string[]> {
    const ids = async (column: 'created_at' | 'changed_at') => {
      const query = this.#options.database.selectFrom('enquiries').select('id');
      const rows = await query
        .where(column, '>', since)
        .limit(pageSize + 1)
        .execute();
      return rows.map(({ id }) => id);
    };
    const opened = await this.#options.database
      .selectFrom('access_log')
      .innerJoin('enquiries', 'enquiries.id', 'access_log.enquiry_id')
      .select('enquiries.id')
      .where('at', '>', since)
      .where('action', 'in', openings)
      .limit(pageSize + 1)
      .execute();
    return [
      ...new Set([
        ...(await ids('created_at')),
        ...(await ids('changed_at')),
        ...opened.map(({ id }) => id),
      ]),
    ];
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
