import { createHash } from 'node:crypto';
import type { DevicesResponse, NewDevice } from '../../shared/desk/devices.ts';
import type { StaffRole } from '../../shared/desk/people.ts';
import type { Database, Transaction } from '../database/index.ts';
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
 * What staff are alerted to: a new enquiry, one that nobody has opened in time, an urgent one (emergency words, or
 * a hand-over to the doctor), and an answer from a patient.
 */
export type AlertKind = 'new' | 'unopened' | 'urgent' | 'answer';

/** The devices on which staff get alerts about enquiries. */
export class Devices {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A person's devices. */
  async list(staffId: string): Promise<DevicesResponse['devices']> {
    const rows = await this.#database
      .selectFrom('alert_devices')
      .select(['id', 'each_enquiry', 'urgent', 'answers'])
      .where('staff_id', '=', staffId)
      .execute();
    return rows.map(({ id, each_enquiry, urgent, answers }) => ({
      id,
      eachEnquiry: Boolean(each_enquiry),
      urgent: Boolean(urgent),
      answers: Boolean(answers),
    }));
  }

  /**
   * Adds a device, or changes which alerts it gets. A device that belonged to someone else changes hands,
   * because its user has signed in as this person. Beyond the maximum, the oldest devices are removed.
   */
  async put(staffId: string, device: NewDevice): Promise<void> {
    const { endpoint, keys, eachEnquiry, urgent, answers } = device;
    const id = idOfEndpoint(endpoint);
    const values = { staff_id: staffId, ...keys, each_enquiry: eachEnquiry, urgent, answers };
    await this.#database
      .insertInto('alert_devices')
      .values({ id, endpoint, added_at: timestamp(), ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    const ownDevices = this.#database.selectFrom('alert_devices').where('staff_id', '=', staffId);
    const newest = ownDevices.select('id').orderBy('added_at', 'desc').limit(maxDevices);
    await this.#database
      .deleteFrom('alert_devices')
      .where('staff_id', '=', staffId)
      .where('id', 'not in', newest)
      .execute();
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

  /** The devices that get a kind of alert. Every device gets alerts about unopened enquiries. */
  recipients(kind: AlertKind): Promise<Device[]> {
    const column = { new: 'each_enquiry', urgent: 'urgent', answer: 'answers' } as const;
    return this.#selectUsable()
      .$if(kind !== 'unopened', (query) =>
        query.where(column[kind as keyof typeof column], '=', true),
      )
      .execute();
  }

  /** Whether any device gets this kind of alert. */
  async hasRecipients(kind: AlertKind): Promise<boolean> {
    return (await this.recipients(kind)).length > 0;
  }

  /** Finds one of someone's devices; undefined if they do not have it. */
  find(staffId: string, id: string): Promise<Device | undefined> {
    return this.#selectUsable()
      .where('staff_id', '=', staffId)
      .where('alert_devices.id', '=', id)
      .executeTakeFirst();
  }

  #selectUsable() {
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
