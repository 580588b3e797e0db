import { createHash, randomBytes } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';

/**
 * Gives an enquiry its private page, if it has none yet.
 * @returns the token in the page's address
 */
export async function ensureRequest(transaction: Transaction, enquiryId: string): Promise<string> {
  await transaction
    .insertInto('requests')
    .values({ enquiry_id: enquiryId, token: createToken() })
    .onConflict((conflict) => conflict.column('enquiry_id').doNothing())
    .execute();
  const { token } = await transaction
    .selectFrom('requests')
    .select('token')
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return token;
}

/** Gives the private page of an enquiry a new address; the old one stops working. */
export async function replaceToken(transaction: Transaction, enquiryId: string): Promise<void> {
  await transaction
    .updateTable('requests')
    .set({ token: createToken() })
    .where('enquiry_id', '=', enquiryId)
    .execute();
}

/** Records when staff first opened an enquiry; a later opening changes nothing. */
export async function recordFirstOpening(
  database: Database,
  enquiryId: string,
  at: string,
): Promise<void> {
  await database
    .updateTable('requests')
    .set({ opened_at: at })
    .where('enquiry_id', '=', enquiryId)
    .where('opened_at', 'is', null)
    .execute();
}

/** Makes the token in the address of a private page: 128 random bits, which nobody can guess. */
function createToken(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The token in a text with one more character at its end, such as a full stop that was copied along with it;
 * null for any other text.
 */
export function trimToken(text: string): string | null {
  return /^([\w-]{22})[^\w-]$/.exec(text)?.[1] ?? null;
}

/** Whether a text can be a token, so that the database is not queried for anything else. */
export function isToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/**
 * Deletes an enquiry and all that belongs to it, for its sender. Only the time of the deletion and the hash of the
 * token are kept, so that the page can show the deletion if it is opened again.
 * @param token the token in the address of the page
 * @returns false if there is nothing to delete
 */
export async function deleteForPatient(
  database: Database,
  token: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('enquiries')
      .where('id', '=', (row) =>
        row.selectFrom('requests').select('enquiry_id').where('token', '=', token),
      )
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await transaction
      .insertInto('patient_deletions')
      .values({ token_hash: hashOf(token), deleted_at: now.toISOString() })
      .execute();
    return true;
  });
}

/** When the sender of an enquiry deleted it on its private page, ISO 8601 in UTC; null if not deleted. */
export async function readPatientDeletion(
  database: Database,
  token: string,
): Promise<string | null> {
  const row = await database
    .selectFrom('patient_deletions')
    .select('deleted_at')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.deleted_at ?? null;
}

/** When enquiries were deleted by their senders, the latest first, since a given time: ISO 8601 in UTC. */
export async function readPatientDeletions(database: Database, since: string): Promise<string[]> {
  const rows = await database
    .selectFrom('patient_deletions')
    .select('deleted_at')
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .execute();
  return rows.map(({ deleted_at }) => deleted_at);
}

/**
 * Forgets that an enquiry was deleted by its sender, once it would have been deleted anyway.
 * @param days how long enquiries are kept
 */
export async function deleteOldPatientDeletions(database: Database, days: number): Promise<void> {
  await database
    .deleteFrom('patient_deletions')
    .where('deleted_at', '<', timestamp(-days * 24 * 3_600_000))
    .execute();
}

/** Only the hash of a secret address is kept once its page is gone. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** An answer to a request. */
export interface StoredAnswer {
  id: string;
  /** The version of the enquiry after the answer. Answers are ordered by it, since a clock may be set back. */
  version: number;
  /** UTC, as in `database/tables.ts`. */
  at: string;
  answer: 'agreed' | 'asked' | 'cancelled';
  /** The half days asked for. */
  halfDays: string[];
  /** The name of the member of staff who entered it; null if the patient answered. */
  by: string | null;
}

/** All answers to a request, by the patient or entered by staff, in order, without retracted ones. */
export async function readAnswers(
  database: Database | Transaction,
  enquiryId: string,
): Promise<StoredAnswer[]> {
  const rows = await database
    .selectFrom('request_answers')
    .select(['id', 'answer', 'half_days', 'entered_by as by', 'answered_at as at'])
    .select('enquiry_version as version')
    .where('enquiry_id', '=', enquiryId)
    .where('retracted_at', 'is', null)
    .orderBy('enquiry_version')
    .execute();
  return rows.map(({ half_days, ...row }) => ({
    ...row,
    halfDays: JSON.parse(half_days) as string[],
  }));
}

/**
 * Derives the state of a request, and whether its offer is still to be sent, from all offers and answers. The current
 * offer is the last one that was not withdrawn, unless the patient has given it up. The last answer since that offer
 * decides the state.
 */
export async function updateRequest(transaction: Transaction, enquiryId: string): Promise<void> {
  const lastOffer = await transaction
    .selectFrom('offers')
    .select(['version', 'starts_at', 'enquiry_version', 'sent_at'])
    .where('enquiry_id', '=', enquiryId)
    .where('withdrawn_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const allAnswers = await readAnswers(transaction, enquiryId);
  const answers = allAnswers.filter(({ version }) => version > (lastOffer?.enquiry_version ?? 0));
  const offer = isGivenUp(answers) ? undefined : lastOffer;
  const state = answers.at(-1)?.answer ?? (lastOffer ? 'offered' : 'received');
  await transaction
    .updateTable('requests')
    .set({ state, offer: offer?.version ?? null, visit_at: offer?.starts_at ?? null })
    .where('enquiry_id', '=', enquiryId)
    .execute();
  const isUnsent = state === 'offered' && offer?.sent_at === null;
  await transaction
    .updateTable('enquiries')
    .set({ unsent_offer: isUnsent ? offer.version : null })
    .where('id', '=', enquiryId)
    .execute();
}

/** A patient who has cancelled a visit and then asks for another time gives up the old one: it may be taken by then. */
function isGivenUp(answers: StoredAnswer[]): boolean {
  const kinds = answers.map(({ answer }) => answer);
  const laterKinds = kinds.slice(kinds.lastIndexOf('agreed') + 1);
  const index = laterKinds.indexOf('cancelled');
  return index >= 0 && laterKinds.includes('asked', index);
}
