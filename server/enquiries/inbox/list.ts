import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type {
  ChangesAnswer,
  EnquiriesAnswer,
  EnquiriesQuery,
  ListedEnquiry,
  WhichEnquiries,
} from '../../../shared/desk/enquiries/list.ts';
import {
  answeredStates,
  compareIn,
  isQueue,
  priorityOf,
} from '../../../shared/desk/enquiries/order.ts';
import type { EnquiryTab } from '../../../shared/desk/enquiries/summary.ts';
import { beginningOf } from '../../../shared/message-beginning.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import type { Config } from '../../config.ts';
import type { Database, Tables } from '../../database/index.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { timestamp } from '../../time/clock.ts';
import type { CurrentChannels } from '../outbox/channels/channels.ts';
import { patientDeletionsSince } from '../requests/deleted-by-patient.ts';
import { openings, readOpenings } from './openings.ts';
import { fromRow, selectRow } from './row.ts';
import { hasPatientAnswered, isFor, narrow } from './search.ts';

/** Enquiries per page. */
const pageSize = 50;

export interface EnquiryListOptions {
  database: Database;
  /** The channels by which enquiries are sent now. */
  channels: CurrentChannels;
  /** An enquiry without a language is in the first of the site. */
  config: Pick<Config, 'clinic' | 'languages'>;
}

/** The list of enquiries at the desk. */
export class EnquiryList {
  readonly #options: EnquiryListOptions;

  constructor(options: EnquiryListOptions) {
    this.#options = options;
  }

  /** One page, in the order of its list. */
  async page({ before, ...which }: EnquiriesQuery): Promise<EnquiriesAnswer> {
    // Read first: a change that comes in while the page is read is reported with the next revision.
    const counts = await this.count();
    const ids = await this.#ids(which, before, pageSize + 1);
    const read = await this.only(ids.slice(0, pageSize));
    const enquiries = read.sort(compareIn(which));
    const last = enquiries.at(-1);
    const next = last && ids.length > pageSize ? keyOf(last, isQueue(which)) : null;
    return { enquiries, next, ...counts };
  }

  /** The ids of all matching enquiries, in the order of their list. */
  ids(which: WhichEnquiries): Promise<string[]> {
    return this.#ids(which);
  }

  /** The chosen enquiries, newest first. */
  async only(ids: string[]): Promise<ListedEnquiry[]> {
    const { channels, config, database } = this.#options;
    const rows = await selectRow(database.selectFrom('enquiries'), await channels())
      .select((row) => [
        row
          .selectFrom('enquiry_notes')
          .select((note) => note.fn.countAll<number>().as('notes'))
          .whereRef('enquiry_notes.enquiry_id', '=', 'enquiries.id')
          .as('notes'),
        row.exists(earlierOfSameContact(row)).as('wroteBefore'),
      ])
      .where('id', 'in', ids)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const opened = await readOpenings(database, ids);
    return rows.map((row) => {
      const { message, ...summary } = fromRow(row, config.languages);
      return {
        ...summary,
        phones: phonesIn(summary.phone, config.clinic.facts.contact.phone),
        beginning: beginningOf(message),
        notes: Number(row.notes),
        wroteBefore: Boolean(row.wroteBefore),
        openedBy: (opened.get(row.id) ?? []).map(({ account: _, ...opening }) => opening),
      };
    });
  }

  /**
   * The ids of matching enquiries, in the order of their list.
   * @param before the key of the last enquiry of the page before
   */
  async #ids(which: WhichEnquiries, before?: string, limit?: number): Promise<string[]> {
    const chosen = narrow(this.#options.database.selectFrom('enquiries'), which).select('id');
    const isOldestFirst = isQueue(which);
    const direction = isOldestFirst ? 'asc' : 'desc';
    const place = sql.join([
      isOldestFirst ? priority : sql`0`,
      sql.ref('created_at'),
      sql.ref('id'),
    ]);
    const rows = await chosen
      .$if(before !== undefined, (query) => {
        const start = sql.join(readKey(before ?? ''));
        return query.where(
          sql<SqlBool>`(${place}) ${sql.raw(isOldestFirst ? '>' : '<')} (${start})`,
        );
      })
      .$if(isOldestFirst, (query) => query.orderBy(priority))
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
      .execute();
    return rows.map(({ id }) => id);
  }

  /** How many enquiries there are, and whether any has been received, changed, opened or deleted. */
  async count(): Promise<ChangesAnswer> {
    const { database } = this.#options;
    const counts = await countEnquiries(database);
    const latest = (column: 'created_at' | 'changed_at') =>
      database.selectFrom('enquiries').select((row) => row.fn.max(column).as('at'));
    const opened = database
      .selectFrom('access_log')
      .select('at')
      .where('action', 'in', openings)
      .orderBy('at', 'desc')
      .limit(1);
    const { received, changed, read } = await database
      .selectNoFrom([
        latest('created_at').as('received'),
        latest('changed_at').as('changed'),
        opened.as('read'),
      ])
      .executeTakeFirstOrThrow();
    return {
      ...counts,
      newest: received,
      revision: [...Object.values(counts.counts), received, changed, read].join(' '),
    };
  }
}

/** The group of an enquiry in a queue, as `priorityOf` numbers it. */
const priority = sql<number>`case when urgent then 0 when exists (
  select 1 from requests where enquiry_id = enquiries.id and state in (${sql.join([...answeredStates])})
) then 1 else 2 end`;

/** The key of an enquiry, from which the next page of its list starts. */
function keyOf(enquiry: ListedEnquiry, isInQueue: boolean): string {
  return `${isInQueue ? priorityOf(enquiry) : 0}~${enquiry.receivedAt}~${enquiry.id}`;
}

function readKey(key: string): [group: number, time: string, id: string] {
  const [group = '', time, id] = key.split('~');
  if (!/^[012]$/.test(group) || !time || !id) throw new Refusal('invalid');
  return [Number(group), time, id];
}

/** Enquiries with one of the phone numbers of another, or its email address, received before it. */
function earlierOfSameContact(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return row
    .selectFrom('enquiry_contacts as own')
    .innerJoin('enquiry_contacts as other', 'other.contact', 'own.contact')
    .select('other.enquiry_id')
    .whereRef('own.enquiry_id', '=', 'enquiries.id')
    .whereRef('other.enquiry_id', '!=', 'own.enquiry_id')
    .whereRef('other.created_at', '<=', 'own.created_at');
}

/** For how long the desk says that a patient has deleted an enquiry, in milliseconds. */
const shownDeletions = 7 * 24 * 3_600_000;

/** Counts the enquiries of each kind that the desk shows beside its lists. */
async function countEnquiries(
  database: Database,
): Promise<Omit<ChangesAnswer, 'revision' | 'newest'>> {
  const byTab = await database
    .selectFrom('enquiries')
    .select((row) => ['tab', row.fn.countAll<number>().as('count')])
    .groupBy('tab')
    .execute();
  const counts = { new: 0, pending: 0, answered: 0, archived: 0, spam: 0 };
  for (const { tab, count } of byTab) counts[tab] = Number(count);
  // The other tabs are long, and have none of these.
  const open = await database
    .selectFrom('enquiries')
    .select((row) => [
      'tab',
      row.fn.count<number>('id').filterWhere('urgent', '=', true).as('urgent'),
      row.fn.count<number>('id').filterWhere(hasPatientAnswered).as('patientAnswers'),
      row.fn.count<number>('id').filterWhere('unsent_offer', 'is not', null).as('unsentOffers'),
      row.fn.count<number>('id').filterWhere(isFor('doctor')).as('waitingForDoctor'),
      row.fn.count<number>('id').filterWhere(isFor('reception')).as('answeredByDoctor'),
    ])
    .where('tab', 'in', ['new', 'pending', 'spam'])
    .groupBy('tab')
    .execute();
  const under = (tab: EnquiryTab) => open.find((each) => each.tab === tab);
  const unsent = open.map(({ unsentOffers }) => Number(unsentOffers));
  return {
    counts,
    urgentNew: Number(under('new')?.urgent ?? 0),
    urgentPending: Number(under('pending')?.urgent ?? 0),
    urgentSpam: Number(under('spam')?.urgent ?? 0),
    patientAnswers: Number(under('new')?.patientAnswers ?? 0),
    unsentOffers: unsent.reduce((sum, each) => sum + each, 0),
    waitingForDoctor: Number(under('pending')?.waitingForDoctor ?? 0),
    answeredByDoctor: Number(under('pending')?.answeredByDoctor ?? 0),
    deletedByPatients: await patientDeletionsSince(database, timestamp(-shownDeletions)),
  };
}
