import { randomUUID } from 'node:crypto';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import type { Bookable, Clinic } from '../../clinic.ts';
import { type Database, inTransaction, type Transaction } from '../../database/index.ts';
import { type Actor, noteAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { type Asked, toStored } from '../record/enquiry.ts';
import { type Lookup, lookupOf, saveContacts } from '../record/lookup.ts';
import { openRequest } from '../requests/store.ts';

/** What entering an enquiry needs of the clinic's content. */
export interface EntryOptions {
  /** What can be booked in its language. */
  bookable: Bookable | undefined;
  clinic: Clinic;
}

/**
 * Stores an enquiry that came by phone or at the counter. No channel sends it, because the clinic already knows
 * of it.
 * @returns its id; the same for a repeated request. If its text was changed before it was repeated, it is a new enquiry.
 */
export async function enterEnquiry(
  database: Database,
  actor: Actor,
  enquiry: NewEnquiry,
  { bookable, clinic }: EntryOptions,
): Promise<string> {
  const { package: booked, ...entered } = enquiry;
  const stored = { asked: askedByHand(booked, bookable), lookup: lookupOf(entered, clinic) };
  return inTransaction(database, (transaction) => enter(transaction, actor, entered, stored));
}

/**
 * What an enquiry entered by staff asks for.
 * @param booked the id of the package that they have chosen
 * @param before what it asked for before a correction: a package that stays keeps the name that it had
 */
export function askedByHand(
  booked: string | undefined,
  bookable: Bookable | undefined,
  before: Asked = { halfDays: [] },
): Asked {
  if (before.package?.id === booked) return before;
  return { ...before, package: bookable?.packages.find(({ id }) => id === booked) };
}

async function enter(
  transaction: Transaction,
  actor: Actor,
  { id: submissionId, source, language, ...fields }: Omit<NewEnquiry, 'package'>,
  stored: { asked: Asked; lookup: Lookup },
): Promise<string> {
  const content = toStored(fields, stored.asked);
  const receivedAt = timestamp();
  const added = await transaction
    .insertInto('enquiries')
    .values({
      id: randomUUID(),
      submission_id: submissionId,
      content,
      ...stored.lookup.row,
      language,
      source,
      created_at: receivedAt,
    })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) {
    await saveContacts(transaction, { id: added.id, receivedAt }, stored.lookup);
    await openRequest(transaction, added.id);
    await noteAccess(transaction, actor, 'entered', { enquiryId: added.id });
    return added.id;
  }
  const earlier = await transaction
    .selectFrom('enquiries')
    .select(['id', 'content', 'language', 'source'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  const isSame =
    earlier.content === content && earlier.language === language && earlier.source === source;
  if (isSame) return earlier.id;
  return enter(transaction, actor, { ...fields, id: randomUUID(), source, language }, stored);
}
