import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type {
  ChangesResponse,
  EnquiriesQuery,
  EnquiriesResponse,
  EnquiryFilter,
  EnquiryTab,
  ListedEnquiry,
} from '../../../shared/desk/enquiries/list.ts';
import { excerptOf, isQueue } from '../../../shared/desk/enquiries/list-rules.ts';
import type { StaffRole } from '../../../shared/desk/people.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import type { Config } from '../../config.ts';
import type { Database, Tables } from '../../database/index.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { timestamp } from '../../time/clock.ts';
import type { CurrentChannels } from '../outbox/channels.ts';
import { readPatientDeletions } from '../requests/store.ts';
import { fromRow, hasAskedOrCancelled, priorityOf, selectRow } from './row.ts';
import { matchesSearch } from './search.ts';

/** Enquiries per page. */
const pageSize = 50;

interface EnquiryListOptions {
  database: Database;
  /** The channels by which enquiries are sent now. */
  channels: CurrentChannels;
  /** An enquiry without a language counts as being in the site's first language. */
  config: Pick<Config, 'clinic' | 'languages'>;
}

/** The list of enquiries at the desk. */
export class EnquiryList {
  readonly #options: EnquiryListOptions;

  constructor(options: EnquiryListOptions) {
    this.#options = options;
  }

  /** One page, in the order of its list. */
  async page({ before, ...filter }: EnquiriesQuery): Promise<EnquiriesResponse> {
    // Read first: a change that comes in while the page is read is reported with the next revision.
    const changes = await this.readChanges();
    const ids = await this.ids(filter, before, pageSize + 1);
    const enquiries = await this.byIds(ids.slice(0, pageSize));
    const lastEnquiry = enquiries.at(-1);
    const next = lastEnquiry && ids.length > pageSize ? keyOf(lastEnquiry) : null;
    return { enquiries, next, ...changes };
  }

  /** The enquiries with these ids, in their order, without those that have been deleted. */
  async byIds(ids: string[]): Promise<ListedEnquiry[]> {
    const { channels, config, database } = this.#options;
    const rows = await selectRow(database.selectFrom('enquiries'), await channels())
      .select((row) => [
        row
          .selectFrom('enquiry_notes')
          .select((note) => note.fn.countAll<number>().as('notes'))
          .whereRef('enquiry_notes.enquiry_id', '=', 'enquiries.id')
          .as('notes'),
        row.exists(earlierEnquiriesOfContact(row)).as('wroteBefore'),
      ])
      .where('id', 'in', ids)
      .execute();
    const openings = await readOpenings(database, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const { message, ...summary } = fromRow(row, config.languages);
      return {
        ...summary,
        phones: phonesIn(summary.phone, config.clinic.facts.contact.phone),
        beginning: excerptOf(message),
        notes: Number(row.notes),
        wroteBefore: Boolean(row.wroteBefore),
        openedBy: (openings.get(row.id) ?? []).map(({ by, at, how }) => ({ by, at, how })),
      };
    });
  }

  /**
   * The ids of matching enquiries, in the order of their list: this is where a list is sorted.
   * @param before the key of the last enquiry of the previous page
   * @param limit the maximum number; all if omitted
   */
  async ids(filter: EnquiryFilter, before?: string, limit?: number): Promise<string[]> {
    const isAscending = isQueue(filter);
    const direction = isAscending ? 'asc' : 'desc';
    const rows = await applyFilter(this.#options.database.selectFrom('enquiries'), filter)
      .select('id')
      .$if(before !== undefined, (query) =>
        query.where(isAfterKey(readKey(before ?? ''), isAscending)),
      )
      .$if(isAscending, (query) => query.orderBy(priorityOf))
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * How many enquiries there are, when the newest was received, and a revision that changes when one is received,
   * changed, opened or deleted.
   */
  async readChanges(): Promise<ChangesResponse> {
    const { database } = this.#options;
    const numbers = await countEnquiries(database);
    const latestTime = (column: 'created_at' | 'changed_at') =>
      database.selectFrom('enquiries').select((row) => row.fn.max(column).as('at'));
    const lastOpening = database
      .selectFrom('access_log')
      .select('at')
      .where('action', 'in', openingActions)
      .orderBy('at', 'desc')
      .limit(1);
    const { lastReceived, lastChanged, lastOpened } = await database
      .selectNoFrom([
        latestTime('created_at').as('lastReceived'),
        latestTime('changed_at').as('lastChanged'),
        lastOpening.as('lastOpened'),
      ])
      .executeTakeFirstOrThrow();
    return {
      ...numbers,
      newest: lastReceived,
      revision: [...Object.values(numbers.counts), lastReceived, lastChanged, lastOpened].join(' '),
    };
  }
}

/** Narrows a query to the enquiries that match a filter. */
function applyFilter(
  query: SelectQueryBuilder<Tables, 'enquiries', object>,
  { tab, urgent, answers, doctor, unsent, search }: EnquiryFilter,
) {
  let filteredQuery = query;
  if (tab) filteredQuery = filteredQuery.where('tab', '=', tab);
  if (urgent) filteredQuery = filteredQuery.where(sql<SqlBool>`urgent`);
  if (answers) filteredQuery = filteredQuery.where(hasAskedOrCancelled);
  if (unsent) filteredQuery = filteredQuery.where('unsent_offer', 'is not', null);
  if (doctor)
    filteredQuery = filteredQuery.where(
      waitsForRole(doctor === 'answered' ? 'reception' : 'doctor'),
    );
  if (search) filteredQuery = filteredQuery.where(matchesSearch(search));
  return filteredQuery;
}

/**
 * The condition that an enquiry was handed to the doctor, and someone in this role has to look at it: the doctor or,
 * once the doctor has added a note, reception.
 */
function waitsForRole(role: StaffRole) {
  return (row: ExpressionBuilder<Tables, 'enquiries'>) =>
    row.and([
      row('tab', '=', 'pending'),
      row('pending_reason', '=', 'doctor'),
      row('doctors_note', role === 'doctor' ? 'is' : 'is not', null),
    ]);
}

/** The key of an enquiry in the order of its list: the next page starts after it. */
type Key = [priority: number, time: string, id: string];

function keyOf({ priority, receivedAt, id }: ListedEnquiry): string {
  return [priority, receivedAt, id].join('~');
}

function readKey(key: string): Key {
  const [priority = '', time, id] = key.split('~');
  if (!/^[012]$/.test(priority) || !time || !id) throw new Refusal('invalid');
  return [Number(priority), time, id];
}

/** The condition that an enquiry comes after a key in its list. */
function isAfterKey([priority, ...timeAndId]: Key, isAscending: boolean) {
  return (row: ExpressionBuilder<Tables, 'enquiries'>) => {
    const columns = [sql.ref('created_at'), sql.ref('id')];
    return isAscending
      ? sql<SqlBool>`(${sql.join([priorityOf(row), ...columns])}) > (${sql.join([priority, ...timeAndId])})`
      : sql<SqlBool>`(${sql.join(columns)}) < (${sql.join(timeAndId)})`;
  };
}

/** Earlier enquiries that share a phone number or the email address with this one. */
export function earlierEnquiriesOfContact(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return row
    .selectFrom('enquiry_contacts as own')
    .innerJoin('enquiry_contacts as other', 'other.contact', 'own.contact')
    .select('other.enquiry_id')
    .whereRef('own.enquiry_id', '=', 'enquiries.id')
    .whereRef('other.enquiry_id', '!=', 'own.enquiry_id')
    .whereRef('other.created_at', '<=', 'own.created_at');
}

/** For how long the desk reports that a patient has deleted an enquiry, in milliseconds. */
const deletionPeriod = 7 * 24 * 3_600_000;

/** Counts the enquiries of each kind that the desk shows beside its lists. */
async function countEnquiries(
  database: Database,
): Promise<Omit<ChangesResponse, 'revision' | 'newest'>> {
  const byTab = await database
    .selectFrom('enquiries')
    .select((row) => ['tab', row.fn.countAll<number>().as('count')])
    .groupBy('tab')
    .execute();
  const counts = { new: 0, pending: 0, answered: 0, archived: 0, spam: 0 };
  for (const { tab, count } of byTab) counts[tab] = Number(count);
  // Counted separately, and only in the tabs for which the desk shows these counts: the other tabs are long.
  const queueCounts = await database
    .selectFrom('enquiries')
    .select((row) => [
      'tab',
      row.fn.count<number>('id').filterWhere('urgent', '=', true).as('urgent'),
      row.fn.count<number>('id').filterWhere(hasAskedOrCancelled).as('patientAnswers'),
      row.fn.count<number>('id').filterWhere('unsent_offer', 'is not', null).as('unsentOffers'),
      row.fn.count<number>('id').filterWhere(waitsForRole('doctor')).as('waitingForDoctor'),
      row.fn.count<number>('id').filterWhere(waitsForRole('reception')).as('answeredByDoctor'),
    ])
    .where('tab', 'in', ['new', 'pending', 'spam'])
    .groupBy('tab')
    .execute();
  const countsOf = (tab: EnquiryTab) => queueCounts.find((row) => row.tab === tab);
  const unsentCounts = queueCounts.map(({ unsentOffers }) => Number(unsentOffers));
  return {
    counts,
    urgentNew: Number(countsOf('new')?.urgent ?? 0),
    urgentPending: Number(countsOf('pending')?.urgent ?? 0),
    urgentSpam: Number(countsOf('spam')?.urgent ?? 0),
    patientAnswers: Number(countsOf('new')?.patientAnswers ?? 0),
    unsentOffers: unsentCounts.reduce((sum, count) => sum + count, 0),
    waitingForDoctor: Number(countsOf('pending')?.waitingForDoctor ?? 0),
    answeredByDoctor: Number(countsOf('pending')?.answeredByDoctor ?? 0),
    deletedByPatients: await readPatientDeletions(database, timestamp(-deletionPeriod)),
  };
}

/** How long someone counts as reading an enquiry after opening it, in milliseconds. */
const readingTime = 600_000;

/** How long a call or a chat is shown after it began, in milliseconds. */
const contactTime = 12 * 3_600_000;

/** The actions in the access log that count as opening an enquiry. */
const openingActions = ['opened', 'called', 'messaged'] as const;

/**
 * Who has recently opened each enquiry, and who has begun to call or write to the patient, by the id of the enquiry.
 * For each person, the latest opening counts, and the latest call or message: an opening does not hide an earlier call.
 */
export async function readOpenings(database: Database, ids: string[]) {
  const rows = await database
    .selectFrom('access_log')
    .select(['enquiry_id as id', 'account_id as account', 'person as by', 'at', 'action'])
    .where('enquiry_id', 'in', ids)
    .where('action', 'in', openingActions)
    .where('at', '>', timestamp(-contactTime))
    .orderBy('at')
    .$narrowType<{ action: (typeof openingActions)[number] }>()
    .execute();
  const readingSince = timestamp(-readingTime);
  const recentOpenings = rows.filter(({ action, at }) => action !== 'opened' || at > readingSince);
  const openingsByPerson = Map.groupBy(recentOpenings, ({ id, account, action }) =>
    [id, account, action === 'opened'].join(),
  );
  const latestOpenings = [...openingsByPerson.values()].flatMap(
    (personOpenings) => personOpenings.at(-1) ?? [],
  );
  return Map.groupBy(
    latestOpenings
      .map(({ action: how, ...row }) => ({ ...row, how }))
      .sort((a, b) => (a.at < b.at ? -1 : 1)),
    ({ id }) => id ?? '',
  );
}
