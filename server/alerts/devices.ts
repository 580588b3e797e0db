import { createHash } from 'node:crypto';
import type { DevicesAnswer, NewDevice } from '../../shared/desk/devices.ts';
import type { StaffRole } from '../../shared/desk/people.ts';
import { type Database, inTransaction, isSqlite, type Transaction } from '../database/index.ts';
import { hasPassword } from '../staff/has-password.ts';
import { timestamp } from '../time/clock.ts';

/** The maximum number of devices of one person. */
const maxDevices = 10;

/** A device and its push subscription. */
export interface Device {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The owner, and their role. */
  staffId: string;
  role: StaffRole;
  /** Code of the language in which its owner uses the desk; null if they have not chosen one. */
  language: string | null;
}

/**
 * What staff are alerted to: a new enquiry, one that nobody has opened in time, an urgent one (words of an emergency, or
 * a hand-over to the doctor), and what a patient has answered.
 */
export type AlertKind = 'new' | 'unopened' | 'urgent' | 'answer';

/** The devices on which staff get alerts about enquiries. */
export class Devices {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A person's devices, most recently added first. */
  async list(staffId: string): Promise<DevicesAnswer['devices']> {
    const rows = await this.#database
      .selectFrom('alert_devices')
      .select(['id', 'user_agent as userAgent', 'added_at as addedAt'])
      .select(['each_enquiry', 'urgent', 'answers'])
      .where('staff_id', '=', staffId)
      .orderBy('added_at', 'desc')
      .execute();
    return rows.map(({ each_enquiry, urgent, answers, ...row }) => ({
      ...row,
      each: Boolean(each_enquiry),
      urgent: Boolean(urgent),
      answers: Boolean(answers),
    }));
  }

  /**
   * Adds a device, or changes which alerts it gets. A device that belonged to someone else changes hands,
   * because whoever holds it has signed in as this person.
   * @returns `changed` if it was already this person's; `full` if they have too many
   */
  put(
    staffId: string,
    { endpoint, keys, each, urgent, answers }: NewDevice,
    userAgent: string,
  ): Promise<'added' | 'changed' | 'full'> {
    const id = idOfEndpoint(endpoint);
    return inTransaction(this.#database, async (transaction) => {
      // Other servers add no device for this person meanwhile; SQLite has a single writer anyway.
      await transaction
        .selectFrom('staff')
        .select('id')
        .where('id', '=', staffId)
        .$if(!isSqlite(transaction), (query) => query.forUpdate())
        .execute();
      const theirs = await transaction
        .selectFrom('alert_devices')
        .select('id')
        .where('staff_id', '=', staffId)
        .execute();
      const wasTheirs = theirs.some((device) => device.id === id);
      if (!wasTheirs && theirs.length >= maxDevices) return 'full';
      const kinds = { each_enquiry: each, urgent, answers };
      const values = { staff_id: staffId, ...keys, user_agent: userAgent, ...kinds };
      await transaction
        .insertInto('alert_devices')
        .values({ id, endpoint, added_at: timestamp(), ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
      return wasTheirs ? 'changed' : 'added';
    });
  }

  /**
   * Removes one of someone's devices.
   * @returns whether they had it
   */
  async remove(staffId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('alert_devices')
      .where('staff_id', '=', staffId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Removes a device that its push service no longer knows. */
  async drop({ id }: Device): Promise<void> {
    await this.#database.deleteFrom('alert_devices').where('id', '=', id).execute();
  }

  /** The devices that get a kind of alert. All of them get alerts about unopened enquiries. */
  recipients(kind: AlertKind): Promise<Device[]> {
    const column = { new: 'each_enquiry', urgent: 'urgent', answer: 'answers' } as const;
    return this.#reachable()
      .$if(kind !== 'unopened', (query) =>
        query.where(column[kind as keyof typeof column], '=', true),
      )
      .execute();
  }

  /** Whether any device gets this kind of alert. */
  async hasRecipients(kind: AlertKind): Promise<boolean> {
    return (await this.recipients(kind)).length > 0;
  }

  /** One of someone's devices. */
  find(staffId: string, id: string): Promise<Device | undefined> {
    return this.#reachable()
      .where('staff_id', '=', staffId)
      .where('alert_devices.id', '=', id)
      .executeTakeFirst();
  }

  #reachable() {
    return this.#database
      .selectFrom('alert_devices')
      .innerJoin('staff', 'staff.id', 'alert_devices.staff_id')
      .select(['alert_devices.id', 'endpoint', 'p256dh', 'auth', 'staff.language'])
      .select(['staff.id as staffId', 'staff.role'])
      .where(hasPassword);
  }
}

/** Removes all devices of someone whose sign-in has been reset, or whose password has changed. */
export async function forgetDevices(
  database: Database | Transaction,
  staffId: string,
): Promise<void> {
  await database.deleteFrom('alert_devices').where('staff_id', '=', staffId).execute();
}

function idOfEndpoint(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}
