import type {
  ChangesAnswer,
  EnquiriesAnswer,
  EnquiriesQuery,
  ListedEnquiry,
  WhichEnquiries,
} from '../../../shared/desk/enquiries.ts';
import type { Languages } from '../../../shared/languages.ts';
import { beginningOf } from '../../../shared/message-beginning.ts';
import type { Database } from '../../database/index.ts';
import { keyOf, readKey } from '../../plugins/page-key.ts';
import { timestamp } from '../../time/clock.ts';
import type { CurrentChannels } from '../outbox/channels/channels.ts';
import { listOf, type Part, type Place, partsOf } from './parts.ts';
import { fromRow, selectRow } from './row.ts';

/** Enquiries per page. */
const pageSize = 50;

/**
 * How far `changes` looks back beyond its last answer, in milliseconds: a change becomes visible a moment
 * after its timestamp, and the clocks of several servers differ.
 */
const overlap = 15_000;

export interface EnquiryListOptions {
  database: Database;
  /** The channels by which enquiries are sent now. */
  channels: CurrentChannels;
  /** The clinic's time zone, for filtering by day. */
  timeZone: string;
  /** The languages of the site; an enquiry without a language is in the first. */
  languages: Languages;
}

/** The list of enquiries at the desk. */
export class EnquiryList {
  readonly #options: EnquiryListOptions;

  constructor(options: EnquiryListOptions) {
    this.#options = options;
  }

  /** One page, newest first. */
  async page({ before, ...which }: EnquiriesQuery): Promise<EnquiriesAnswer> {
    const since = timestamp(-overlap);
    const start = before === undefined ? null : readKey(before);
    const rows = which.search
      ? await this.#search(which, start)
      : await this.#read(listOf(this.#options, which, start));
    const enquiries = rows.slice(0, pageSize);
    const last = enquiries.at(-1);
    const next = last && rows.length > pageSize ? keyOf(last.receivedAt, last.id) : null;
    return { enquiries, next, newCount: await this.#countNew(), cursor: since };
  }

  /** The ids of all matching enquiries, newest first. */
  ids(which: WhichEnquiries): Promise<string[]> {
    return this.#ids(which, null, Number.POSITIVE_INFINITY);
  }

  /**
   * Enquiries that were received, changed or deleted.
   * @param since the cursor of an earlier answer
   */
  async changes(since: string): Promise<ChangesAnswer> {
    const cursor = timestamp(-overlap);
    const newCount = await this.#countNew();
    // The clock was ahead and has been set back, so timestamps cannot tell what has changed.
    if (since > timestamp()) {
      return { enquiries: [], deleted: [], newCount, cursor, reload: true };
    }
    const rows = await this.#read((query) =>
      query.where((row) => row.or([row('created_at', '>', since), row('changed_at', '>', since)])),
    );
    const gone = await this.#options.database
      .selectFrom('access_log')
      .select('enquiry_id')
      .where('at', '>', since)
      .where('action', '=', 'deleted')
      .execute();
    const deleted = gone.flatMap(({ enquiry_id }) => enquiry_id ?? []);
    const reload = rows.length > pageSize;
    return { enquiries: rows.slice(0, pageSize), deleted, newCount, cursor, reload };
  }

  /** A page of the enquiries that match a search, and one more if there is one. */
  async #search(which: WhichEnquiries, start: Place | null): Promise<ListedEnquiry[]> {
    const ids = await this.#ids(which, start, pageSize + 1);
    return ids.length === 0 ? [] : this.#read((query) => query.where('id', 'in', ids));
  }

  /** The ids of at least this many of the matching enquiries, or of all, newest first. */
  async #ids(which: WhichEnquiries, start: Place | null, wanted: number): Promise<string[]> {
    const { database } = this.#options;
    const ids: string[] = [];
    for await (const part of partsOf(this.#options, which, start)) {
      const rows = await part(database.selectFrom('enquiries'))
        .select('id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      ids.push(...rows.map(({ id }) => id));
      if (ids.length >= wanted) break;
    }
    return ids;
  }

  /** A page of the chosen enquiries, and one more if there is one. */
  async #read(choose: Part): Promise<ListedEnquiry[]> {
    const { channels, database, languages } = this.#options;
    const rows = await selectRow(choose(database.selectFrom('enquiries')), await channels())
      .select((row) =>
        row
          .selectFrom('enquiry_notes')
          .select((note) => note.fn.countAll<number>().as('notes'))
          .whereRef('enquiry_notes.enquiry_id', '=', 'enquiries.id')
          .as('notes'),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute();
    return rows.map((row) => {
      const { message, ...summary } = fromRow(row, languages);
      return { ...summary, beginning: beginningOf(message), notes: Number(row.notes) };
    });
  }

  async #countNew(): Promise<number> {
    const { count } = await this.#options.database
      .selectFrom('enquiries')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('tab', '=', 'new')
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
