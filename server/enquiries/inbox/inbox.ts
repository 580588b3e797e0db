import type { DeliveryStatus } from '../../../shared/desk/enquiries/deliveries.ts';
import type { Languages } from '../../../shared/languages.ts';
import { type Database, inTransaction } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';
import type { CurrentChannels } from '../outbox/channels/channels.ts';
import { addDeliveries } from '../outbox/deliveries.ts';
import { nextVersion } from '../record/versions.ts';
import { type InboxEnquiry, readEnquiries } from './read.ts';
import { statusOf } from './row.ts';

/** Counts, lists, releases and deletes stored enquiries. */
export class Inbox {
  readonly #database: Database;
  readonly #channels: CurrentChannels;
  readonly #languages: Languages;

  /**
   * @param channels those by which enquiries are sent
   * @param languages those of the site
   */
  constructor(database: Database, channels: CurrentChannels, languages: Languages) {
    this.#database = database;
    this.#channels = channels;
    this.#languages = languages;
  }

  /** The number of enquiries of each status. */
  async count(): Promise<Record<DeliveryStatus, number>> {
    const channels = await this.#channels();
    const rows = await this.#database
      .selectFrom((from) =>
        from
          .selectFrom('enquiries')
          .select((row) => statusOf(row, channels).as('status'))
          .as('each'),
      )
      .select((each) => ['status', each.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    const counts = { delivered: 0, waiting: 0, kept: 0, spam: 0 };
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
   * Enquiries, oldest first.
   * @param ids which ones; all if omitted
   */
  async list(ids?: string[]): Promise<InboxEnquiry[]> {
    const settings = { channels: await this.#channels(), languages: this.#languages };
    return readEnquiries(this.#database, settings, ids);
  }

  /**
   * One enquiry.
   * @param id its id, or an unambiguous beginning of it
   */
  async show(id: string): Promise<InboxEnquiry | null> {
    const found = await this.#idsLike(id);
    if (found.length !== 1) return null;
    const [enquiry] = await this.list(found);
    return enquiry ?? null;
  }

  /** Queues an enquiry that was held, as spam or for want of a channel, for the channels available now. */
  async release(id: string): Promise<void> {
    const channels = await this.#channels();
    await inTransaction(this.#database, async (transaction) => {
      const released = await transaction
        .updateTable('enquiries')
        .set((row) => ({ spam: false, ...nextVersion(row) }))
        .where('id', '=', id)
        .where((row) => row(statusOf(row, channels), 'in', ['spam', 'kept']))
        .returning('id')
        .executeTakeFirst();
      if (released) await addDeliveries(transaction, id, channels);
    });
  }

  /**
   * Deletes enquiries after their retention period, except those still waiting to be delivered.
   * @param days how long enquiries are kept
   * @returns how many were deleted
   */
  async deleteOld(days: number): Promise<number> {
    const channels = await this.#channels();
    const deleted = await this.#database
      .deleteFrom('enquiries')
      .where('created_at', '<', timestamp(-days * 24 * 3_600_000))
      .where((row) => row(statusOf(row, channels), '!=', 'waiting'))
      .executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }

  async #idsLike(beginning: string): Promise<string[]> {
    // Ids are hexadecimal, so a wildcard of LIKE cannot be part of one.
    if (!/^[\da-f-]{4,36}$/.test(beginning)) return [];
    const rows = await this.#database
      .selectFrom('enquiries')
      .select('id')
      .where('id', 'like', `${beginning}%`)
      .limit(2)
      .execute();
    return rows.map(({ id }) => id);
  }
}
