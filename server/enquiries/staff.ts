import type { ExpressionBuilder } from 'kysely';
import type { EnquiryContent } from '../../shared/enquiry.ts';
import { type Database, overwriteDeleted, type Tables } from '../database/index.ts';
import { addDeliveries, type Channel, moment } from './deliveries.ts';
import { fromStored } from './enquiry.ts';

/** `kept` was meant to stay in the database only; `waiting` is tried again in the background. */
export type EnquiryStatus = 'delivered' | 'kept' | 'waiting' | 'spam';

/** An enquiry as staff see it. */
export interface StaffEnquiry extends EnquiryContent {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  status: EnquiryStatus;
  deliveries: {
    channel: Channel;
    deliveredAt: string | null;
    attempts: number;
    problem: string | null;
    nextAttemptAt: string;
  }[];
}

/** What staff can do with the stored enquiries, apart from sending them on. */
export class Staff {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** How many enquiries there are of each status, `kept` counted as delivered. */
  async count(): Promise<Record<'delivered' | 'waiting' | 'spam', number>> {
    const { all, spam, waiting } = await this.#database
      .selectFrom('enquiries')
      .select((row) => [
        row.fn.countAll<number>().as('all'),
        row.fn.count<number>('id').filterWhere('spam', '=', true).as('spam'),
        row.fn
          .count<number>('id')
          .filterWhere('spam', '=', false)
          .filterWhere(isWaiting)
          .as('waiting'),
      ])
      .executeTakeFirstOrThrow();
    const delivered = Number(all) - Number(spam) - Number(waiting);
    return { delivered, waiting: Number(waiting), spam: Number(spam) };
  }

  /** All enquiries, oldest first. */
  async list(): Promise<StaffEnquiry[]> {
    return this.#read();
  }

  /**
   * One enquiry.
   * @param id its id, or the beginning of it where no other id begins so
   */
  async show(id: string): Promise<StaffEnquiry | null> {
    const found = await this.#idsLike(id);
    const [only] = found.length === 1 ? await this.#read(found) : [];
    return only ?? null;
  }

  /**
   * Deletes an enquiry for good, with all that is known of its deliveries.
   * @returns whether there was one
   */
  async forget(id: string): Promise<boolean> {
    const found = await this.#idsLike(id);
    if (found.length !== 1) return false;
    await this.#database.deleteFrom('enquiries').where('id', 'in', found).execute();
    await overwriteDeleted(this.#database);
    return true;
  }

  /** Takes the mark of spam away and lets the enquiry leave by these channels. */
  async approve(id: string, channels: Channel[]): Promise<void> {
    await this.#database.transaction().execute(async (step) => {
      const approved = await step
        .updateTable('enquiries')
        .set({ spam: false })
        .where('id', '=', id)
        .where('spam', '=', true)
        .returning('id')
        .executeTakeFirst();
      if (approved) await addDeliveries(step, id, channels);
    });
  }

  /**
   * Deletes enquiries that are older than they may be kept. One that is still waiting, or marked
   * as spam and not yet looked at, stays.
   * @param days how long delivered enquiries are kept
   * @returns how many were deleted
   */
  async deleteOld(days: number): Promise<number> {
    const deleted = await this.#database
      .deleteFrom('enquiries')
      .where('created_at', '<', moment(-days * 24 * 3_600_000))
      .where('spam', '=', false)
      .where((row) => row.not(isWaiting(row)))
      .executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }

  async #idsLike(beginning: string): Promise<string[]> {
    // The ids are hexadecimal, so a character with a meaning in LIKE cannot be part of one.
    if (!/^[\da-f-]{4,36}$/.test(beginning)) return [];
    const rows = await this.#database
      .selectFrom('enquiries')
      .select('id')
      .where('id', 'like', `${beginning}%`)
      .limit(2)
      .execute();
    return rows.map(({ id }) => id);
  }

  async #read(ids?: string[]): Promise<StaffEnquiry[]> {
    const enquiries = await this.#database
      .selectFrom('enquiries')
      .select(['id', 'content', 'spam', 'created_at'])
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
      .orderBy('created_at')
      .execute();
    const deliveries = await this.#database
      .selectFrom('deliveries')
      .select([
        'enquiry_id',
        'channel',
        'delivered_at as deliveredAt',
        'attempts',
        'problem',
        'next_attempt_at as nextAttemptAt',
      ])
      .$if(ids !== undefined, (query) => query.where('enquiry_id', 'in', ids ?? []))
      .orderBy('channel')
      .execute();
    const byEnquiry = Map.groupBy(deliveries, (delivery) => delivery.enquiry_id);
    return enquiries.map(({ id, content, spam, created_at }) => {
      const own = (byEnquiry.get(id) ?? []).map(({ enquiry_id: _, ...delivery }) => delivery);
      return {
        id,
        receivedAt: created_at,
        status: spam ? 'spam' : statusOf(own),
        deliveries: own,
        ...fromStored(content),
      };
    });
  }
}

/** The condition of an enquiry that has not gone out by every channel. */
function isWaiting(row: ExpressionBuilder<Tables, 'enquiries'>) {
  return row.exists(
    row
      .selectFrom('deliveries')
      .select('enquiry_id')
      .whereRef('deliveries.enquiry_id', '=', 'enquiries.id')
      .where('delivered_at', 'is', null),
  );
}

function statusOf(deliveries: StaffEnquiry['deliveries']): EnquiryStatus {
  if (deliveries.length === 0) return 'kept';
  return deliveries.every(({ deliveredAt }) => deliveredAt !== null) ? 'delivered' : 'waiting';
}
