import { randomBytes, randomUUID } from 'node:crypto';
import type { Invitation, NewPerson, Person } from '../../shared/desk/index.ts';
import { type Database, inTransaction, isSqlite, type Transaction } from '../database/index.ts';
import { timestamp } from '../time/clock.ts';
import type { Auth } from './auth.ts';
import { hasPassword } from './has-password.ts';
import { isNameTaken, NameTakenError } from './person-names.ts';
import { linkLifetime } from './settings.ts';
import type { SignInLimit } from './sign-in-limit.ts';

export interface PeopleOptions {
  database: Database;
  /** Public origin, where the links lead. */
  siteUrl: string;
  limit: SignInLimit;
  /** Sign-in, loaded when it is needed. */
  auth: () => Promise<Auth>;
}

/** The people who have an account. */
export class People {
  readonly #options: PeopleOptions;

  constructor(options: PeopleOptions) {
    this.#options = options;
  }

  /** All of them, by name. */
  async list(): Promise<Person[]> {
    const rows = await this.#options.database
      .selectFrom('staff')
      .select((row) => [
        'id',
        'name',
        'email',
        'role',
        'two_factor_enabled',
        hasPassword(row).as('active'),
      ])
      .orderBy('name')
      .execute();
    return rows.map(({ two_factor_enabled, active, ...row }) => ({
      ...row,
      twoFactor: two_factor_enabled ?? false,
      active: Boolean(active),
    }));
  }

  /** Whether there is anybody who could sign in. */
  async isEmpty(): Promise<boolean> {
    return (
      (await this.#options.database.selectFrom('staff').select('id').executeTakeFirst()) ===
      undefined
    );
  }

  /**
   * Makes an account without a password.
   * @returns null where this email address has one already
   * @throws NameTakenError where someone else has this name
   */
  async add({ name, email, role }: NewPerson): Promise<Invitation | null> {
    const now = timestamp();
    const added = await inTransaction(this.#options.database, async (transaction) => {
      if (await isNameTaken(transaction, { name, email })) throw new NameTakenError();
      return transaction
        .insertInto('staff')
        .values({
          id: randomUUID(),
          name,
          email: email.toLowerCase(),
          role,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
    });
    return added ? this.#invite(added.id) : null;
  }

  /**
   * Whose link for choosing a password this is.
   * @param token what follows the # in the link
   * @returns null where it has been used, or is too old
   */
  async invited(token: string): Promise<Person | null> {
    const { internalAdapter } = await (await this.#options.auth()).$context;
    const link = await internalAdapter.findVerificationValue(identifierOf(token));
    if (!link || link.expiresAt < new Date()) return null;
    return (await this.list()).find(({ id }) => id === link.value) ?? null;
  }

  /**
   * Lets someone choose another password. From now on the old one, the authenticator and every
   * session are worth nothing.
   * @returns null where there is nobody of this id
   */
  async reset(id: string): Promise<Invitation | null> {
    const found = await inTransaction(this.#options.database, async (transaction) => {
      const person = await transaction
        .updateTable('staff')
        .set({ two_factor_enabled: false })
        .where('id', '=', id)
        .returning('email')
        .executeTakeFirst();
      await transaction.deleteFrom('staff_sessions').where('staff_id', '=', id).execute();
      await transaction.deleteFrom('staff_two_factors').where('staff_id', '=', id).execute();
      await transaction.deleteFrom('staff_accounts').where('staff_id', '=', id).execute();
      await endLinks(transaction, id);
      return person;
    });
    if (!found) return null;
    await this.#options.limit.forgiveAll(found.email);
    return this.#invite(id);
  }

  /**
   * Deletes an account with its sessions.
   * @returns `missing` where there is nobody of this id; `last-doctor` where no doctor would be left
   *   who can sign in
   */
  async remove(id: string): Promise<'removed' | 'missing' | 'last-doctor'> {
    return inTransaction(this.#options.database, async (transaction) => {
      const doctors = await transaction
        .selectFrom('staff')
        .select((row) => ['id', hasPassword(row).as('active')])
        .where('role', '=', 'doctor')
        // Two who remove each other at the same moment; SQLite lets only one of them begin.
        .$if(!isSqlite(transaction), (query) => query.forUpdate())
        .execute();
      const leaving = doctors.find((doctor) => doctor.id === id);
      const staying = doctors.filter((doctor) => doctor !== leaving);
      const isEnough = leaving?.active ? staying.some(({ active }) => active) : staying.length > 0;
      if (leaving && !isEnough) return 'last-doctor';
      await endLinks(transaction, id);
      const { numDeletedRows } = await transaction
        .deleteFrom('staff')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n ? 'removed' : 'missing';
    });
  }

  /** Whether someone gets a mail for each enquiry. */
  async isMailed(id: string): Promise<boolean> {
    const person = await this.#options.database
      .selectFrom('staff')
      .select('mail_for_enquiries')
      .where('id', '=', id)
      .executeTakeFirst();
    return Boolean(person?.mail_for_enquiries);
  }

  /** Lets someone get a mail for each enquiry, or not any more. */
  async setMailed(id: string, isMailed: boolean): Promise<void> {
    await this.#options.database
      .updateTable('staff')
      .set({ mail_for_enquiries: isMailed })
      .where('id', '=', id)
      .execute();
  }

  async #invite(id: string): Promise<Invitation> {
    const { internalAdapter } = await (await this.#options.auth()).$context;
    const token = randomBytes(24).toString('base64url');
    await internalAdapter.createVerificationValue({
      identifier: identifierOf(token),
      value: id,
      expiresAt: new Date(Date.now() + linkLifetime),
    });
    const person = (await this.list()).find((each) => each.id === id);
    if (!person) throw new Error('someone was removed at the moment of being invited');
    // What follows the # is never sent to a server, nor written into a log.
    return { person, link: `${this.#options.siteUrl}/desk/password#${token}` };
  }
}

function identifierOf(token: string): string {
  return `reset-password:${token}`;
}

/** Ends every link and every sign-in under way of someone. */
async function endLinks(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom('staff_verifications').where('value', '=', id).execute();
}
