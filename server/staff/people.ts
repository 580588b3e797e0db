import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Invitation, NewPerson, Person } from '../../shared/desk/people.ts';
import { forgetDevices } from '../alerts/index.ts';
import { type Database, inTransaction, isSqlite, type Transaction } from '../database/index.ts';
import { PlainError } from '../log.ts';
import { timestamp } from '../time/clock.ts';
import { en } from '../words/en.ts';
import { commandLine } from './access-log.ts';
import { hasPassword } from './has-password.ts';
import type { Auth } from './sign-in/auth.ts';
import { linkLifetime } from './sign-in/settings.ts';
import type { SignInLimit } from './sign-in/sign-in-limit.ts';

export interface PeopleOptions {
  database: Database;
  limit: SignInLimit;
  /** The site's origin. */
  siteUrl: string;
  /** Loads sign-in when it is first needed. */
  loadAuth: () => Promise<Auth>;
}

/** Staff accounts. */
export class People {
  readonly #options: PeopleOptions;

  constructor(options: PeopleOptions) {
    this.#options = options;
  }

  /** All accounts, by name. */
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

  /** Whether nobody has an account yet. */
  async isEmpty(): Promise<boolean> {
    return (
      (await this.#options.database.selectFrom('staff').select('id').executeTakeFirst()) ===
      undefined
    );
  }

  /**
   * Creates an account without a password, and a link for choosing one.
   * @returns null if this email address already has an account
   * @throws NameTakenError if someone else has this name
   */
  async add({ name, email, role }: NewPerson): Promise<Invitation | null> {
    const now = timestamp();
    const row = await inTransaction(this.#options.database, async (transaction) => {
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
    return row ? this.#invite(row.id) : null;
  }

  /**
   * The owner of a link for choosing a password.
   * @param token the part after the # in the link
   * @returns null if it has been used or has expired
   */
  async findByLink(token: string): Promise<Person | null> {
    const { internalAdapter } = await (await this.#options.loadAuth()).$context;
    const link = await internalAdapter.findVerificationValue(identifierOf(token));
    if (!link || link.expiresAt < new Date()) return null;
    return (await this.list()).find(({ id }) => id === link.value) ?? null;
  }

  /**
   * Creates a link for choosing a password, which works once.
   * @param lifetime how long it is valid, in milliseconds
   */
  async createLink(id: string, lifetime: number): Promise<string> {
    const { internalAdapter } = await (await this.#options.loadAuth()).$context;
    const token = randomBytes(24).toString('base64url');
    await internalAdapter.createVerificationValue({
      identifier: identifierOf(token),
      value: id,
      expiresAt: new Date(Date.now() + lifetime),
    });
    // A fragment is never sent to a server or written to a log.
    return `${this.#options.siteUrl}/desk/password#${token}`;
  }

  /**
   * Creates a link for choosing another password. The old password, the authenticator, earlier links, all sessions and
   * alerts on all devices end at once.
   * @returns null if there is no account with this id
   */
  async reset(id: string): Promise<Invitation | null> {
    const account = await inTransaction(this.#options.database, async (transaction) => {
      const person = await transaction
        .updateTable('staff')
        .set({ two_factor_enabled: false })
        .where('id', '=', id)
        .returning('email')
        .executeTakeFirst();
      await transaction.deleteFrom('staff_sessions').where('staff_id', '=', id).execute();
      await transaction.deleteFrom('staff_two_factors').where('staff_id', '=', id).execute();
      await transaction.deleteFrom('staff_accounts').where('staff_id', '=', id).execute();
      await forgetDevices(transaction, id);
      await endLinks(transaction, id);
      return person;
    });
    if (!account) return null;
    await this.#options.limit.resetAllFailures(account.email);
    return this.#invite(id);
  }

  /**
   * Deletes an account and its sessions.
   * @returns `missing` if there is no account with this id; `last-doctor` if no other doctor would be left or, unless
   *   this one cannot sign in either, none who can sign in
   */
  async remove(id: string): Promise<'removed' | 'missing' | 'last-doctor'> {
    return inTransaction(this.#options.database, async (transaction) => {
      const doctors = await transaction
        .selectFrom('staff')
        .select((row) => ['id', hasPassword(row).as('active')])
        .where('role', '=', 'doctor')
        // Two doctors may remove each other at the same moment; SQLite serialises transactions anyway.
        .$if(!isSqlite(transaction), (query) => query.forUpdate())
        .execute();
      const target = doctors.find((doctor) => doctor.id === id);
      const otherDoctors = doctors.filter((doctor) => doctor !== target);
      const hasSuccessor = target?.active
        ? otherDoctors.some(({ active }) => active)
        : otherDoctors.length > 0;
      if (target && !hasSuccessor) return 'last-doctor';
      await endLinks(transaction, id);
      const { numDeletedRows } = await transaction
        .deleteFrom('staff')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n ? 'removed' : 'missing';
    });
  }

  /** Whether someone receives an email for each enquiry, and the language that they have chosen. */
  async readPreferences(id: string): Promise<{ isMailed: boolean; language: string | null }> {
    const person = await this.#options.database
      .selectFrom('staff')
      .select(['mail_for_enquiries', 'language'])
      .where('id', '=', id)
      .executeTakeFirst();
    return {
      isMailed: Boolean(person?.mail_for_enquiries),
      language: person?.language ?? null,
    };
  }

  /** Sets the language in which someone uses the desk. */
  async setLanguage(id: string, language: string): Promise<void> {
    await this.#options.database
      .updateTable('staff')
      .set({ language })
      .where('id', '=', id)
      .execute();
  }

  /** Turns emails for new enquiries on or off. */
  async setMailForEnquiries(id: string, isMailed: boolean): Promise<void> {
    await this.#options.database
      .updateTable('staff')
      .set({ mail_for_enquiries: isMailed })
      .where('id', '=', id)
      .execute();
  }

  async #invite(id: string): Promise<Invitation> {
    const link = await this.createLink(id, linkLifetime);
    const person = (await this.list()).find((person) => person.id === id);
    if (!person) throw new Error('someone was removed at the moment of being invited');
    return { person, link };
  }
}

/** better-auth's name for a link. */
function identifierOf(token: string): string {
  return `reset-password:${token}`;
}

/** Invalidates all links and unfinished sign-ins of someone. */
async function endLinks(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom('staff_verifications').where('value', '=', id).execute();
}

/** Thrown if someone else already has this name. */
export class NameTakenError extends PlainError {
  override name = 'NameTakenError';

  constructor() {
    super(en.problems['name-taken']);
  }
}

/** Whether someone with another address, or the command line, has this name, whatever its case, spaces and accents. */
async function isNameTaken(
  transaction: Transaction,
  { name, email }: Pick<NewPerson, 'name' | 'email'>,
): Promise<boolean> {
  // Two people may add the same name at the same moment; SQLite serialises transactions anyway.
  if (!isSqlite(transaction)) await sql`lock table staff in exclusive mode`.execute(transaction);
  const otherPeople = await transaction
    .selectFrom('staff')
    .select('name')
    .where('email', '!=', email.toLowerCase())
    .execute();
  return [commandLine, ...otherPeople].some(
    (other) => toPlainName(other.name) === toPlainName(name),
  );
}

/** A name without details that people overlook: case, spaces, accents and invisible characters. */
function toPlainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');
}
