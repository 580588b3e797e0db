import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../../database/index.ts';

/**
 * Gives an enquiry its private page, if it has none yet.
 * @returns the token in the page's address
 */
export async function openRequest(transaction: Transaction, enquiryId: string): Promise<string> {
  await transaction
    .insertInto('requests')
    .values({ enquiry_id: enquiryId, token: newToken() })
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
    .set({ token: newToken() })
    .where('enquiry_id', '=', enquiryId)
    .execute();
}

/** Records that a person has opened an enquiry for the first time. */
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

/** 128 bits, as in the address of a request's page: nobody can guess one. */
function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The token in a text with one more character at its end, such as a full stop that was copied along with it;
 * null for any other text.
 */
export function exactToken(text: string): string | null {
  return /^([\w-]{22})[^\w-]$/.exec(text)?.[1] ?? null;
}

/** Whether a text can be a token, so that the database is not asked for anything else. */
export function isToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
