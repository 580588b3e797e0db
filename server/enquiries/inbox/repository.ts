import {
  type ChannelName,
  channelNames,
  type DeliveryStatus,
} from '../../../shared/desk/enquiries/list.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { Languages } from '../../../shared/languages.ts';
import { type Database, inTransaction } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';
import type { CurrentChannels } from '../outbox/channels.ts';
import { addDeliveries } from '../outbox/deliveries.ts';
import { fromStored, nextVersion } from '../record/enquiry.ts';
import { deliveryStatusOf, fromRow, selectRow } from './row.ts';

/** The state of an enquiry's delivery by one channel. */
interface Delivery {
  channel: ChannelName;
  /** Whether enquiries are sent by this channel now: it is configured, and has recipients. */
  configured: boolean;
  deliveredAt: string | null;
  attempts: number;
  /** Why the last attempt failed. */
  problem: string | null;
  nextAttemptAt: string;
}

/** An enquiry with its deliveries, notes and earlier versions. */
export interface StoredEnquiry
  extends Omit<
    OpenedEnquiry,
    'phones' | 'others' | 'wroteBefore' | 'history' | 'phoneCorrections' | 'openedBy' | 'request'
  > {
  deliveries: Delivery[];
}

/** Counts, reads, releases and deletes stored enquiries, for the desk, commands, exports and metrics. */
export class EnquiryRepository {
  readonly #database: Database;
  readonly #channels: CurrentChannels;
  readonly #languages: Languages;

  /**
   * @param channels the channels by which enquiries are sent
   * @param languages the languages of the site
   */
  constructor(database: Database, channels: CurrentChannels, languages: Languages) {
    this.#database = database;
    this.#channels = channels;
    this.#languages = languages;
  }

  /** The number of enquiries of each delivery status. */
  async count(): Promise<Record<DeliveryStatus, number>> {
    const channels = await this.#channels();
    const rows = await this.#database
      .selectFrom((from) =>
        from
          .selectFrom('enquiries')
          .select((row) => deliveryStatusOf(row, channels).as('status'))
          .as('statuses'),
      )
      .select((query) => ['status', query.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    const counts = { delivered: 0, queued: 0, unsent: 0, spam: 0 };
    for (const { status, count } of rows) counts[status] = Number(count);
    return counts;
  }

  /** The ids of all enquiries, oldest first. */
  async ids(): Promise<string[]> {
    const rows = await this.#database
      .selectFrom('enquiries')
      .select('id')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Enquiries with their deliveries, notes and earlier versions, oldest first.
   * @param ids the enquiries to read; all if omitted
   */
  async list(ids?: string[]): Promise<StoredEnquiry[]> {
    const channels = await this.#channels();
    const rows = await selectRow(this.#database.selectFrom('enquiries'), channels)
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
      .orderBy('created_at')
      .execute();
    const deliveries = await readDeliveries(this.#database, ids);
    const versions = await readEarlierVersions(this.#database, ids);
    const notes = await readNotes(this.#database, ids);
    return rows.map((row) => ({
      ...fromRow(row, this.#languages),
      notes: (notes.get(row.id) ?? []).map(({ enquiry_id: _, ...note }) => note),
      earlier: (versions.get(row.id) ?? []).map(({ content, replaced_at }, index, all) => ({
        ...fromStored(content),
        receivedAt: all[index - 1]?.replaced_at ?? row.created_at,
        replacedAt: replaced_at,
      })),
      deliveries: (deliveries.get(row.id) ?? []).map(({ enquiry_id: _, ...delivery }) => ({
        ...delivery,
        configured: channels.includes(delivery.channel),
      })),
    }));
  }

  /**
   * Finds one enquiry; null if there is none, or if several ids begin with this one.
   * @param id its id, or an unambiguous beginning of at least four characters
   */
  async find(id: string): Promise<StoredEnquiry | null> {
    // Ids are UUIDs, so a wildcard of LIKE cannot be part of one.
    if (!/^[\da-f-]{4,36}$/.test(id)) return null;
    const rows = await this.#database
      .selectFrom('enquiries')
      .select('id')
      .where('id', 'like', `${id}%`)
      .limit(2)
      .execute();
    const [enquiry] = await this.list(rows.map((row) => row.id));
    return rows.length === 1 ? (enquiry ?? null) : null;
  }

  /** If an enquiry is held, as spam or because no channel was available, queues it for the channels available now. */
  async release(id: string): Promise<void> {
    const channels = await this.#channels();
    await inTransaction(this.#database, async (transaction) => {
      const releasedRow = await transaction
        .updateTable('enquiries')
        .set((row) => ({ spam: false, ...nextVersion(row) }))
        .where('id', '=', id)
        .where((row) => row(deliveryStatusOf(row, channels), 'in', ['spam', 'unsent']))
        .returning('id')
        .executeTakeFirst();
      if (releasedRow) await addDeliveries(transaction, id, channels);
    });
  }

  /**
   * Deletes enquiries after their retention period, except those still waiting to be delivered.
   * @param days how long enquiries are kept
   * @returns how many were deleted
   */
  async deleteOld(days: number): Promise<number> {
    const channels = await this.#channels();
    const deletion = await this.#database
      .deleteFrom('enquiries')
      .where('created_at', '<', timestamp(-days * 24 * 3_600_000))
      .where((row) => row(deliveryStatusOf(row, channels), '!=', 'queued'))
      .executeTakeFirst();
    return Number(deletion.numDeletedRows);
  }
}

/**
 * The versions that a visitor or staff have replaced, oldest first: each was received when it replaced the one before.
 */
async function readEarlierVersions(database: Database, ids?: string[]) {
  const rows = await database
    .selectFrom('earlier_versions')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('enquiry_id', 'in', ids ?? []))
    .orderBy('replaced_at')
    .execute();
  return Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
}

/** The deliveries of each enquiry, by its id. */
async function readDeliveries(database: Database, ids?: string[]) {
  const rows = await database
    .selectFrom('deliveries')
    .select([
      'enquiry_id',
      'channel',
      'delivered_at as deliveredAt',
      'attempts',
      'problem',
      'next_attempt_at as nextAttemptAt',
    ])
    .where('channel', 'in', channelNames)
    .$if(ids !== undefined, (query) => query.where('enquiry_id', 'in', ids ?? []))
    .orderBy('channel')
    .$narrowType<{ channel: ChannelName }>()
    .execute();
  return Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
}

/** The notes of each enquiry, by its id, oldest first. */
async function readNotes(database: Database, ids?: string[]) {
  const rows = await database
    .selectFrom('enquiry_notes')
    .select(['id', 'enquiry_id', 'author as by', 'created_at as at', 'text'])
    .$if(ids !== undefined, (query) => query.where('enquiry_id', 'in', ids ?? []))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
}
