import { randomUUID } from 'node:crypto';
import type { ChannelName, SpamRule } from '../../../shared/desk/enquiries/list.ts';
import { type Database, inTransaction, isSqlite, type Transaction } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';
import {
  addDeliveries,
  type Lease,
  leaseDeliveries,
  lockIfUnsent,
  type OutboxChannel,
} from '../outbox/deliveries.ts';
import { type EnquiryForm, fingerprintOf, nextVersion, toStored } from '../record/enquiry.ts';
import { type Lookup, saveContacts } from '../record/lookup.ts';
import { ensureRequest } from '../requests/store.ts';

/** The result of storing an enquiry. */
export interface StoreResult {
  id: string;
  /** The token of its private page; null if another form had already sent the same enquiry. */
  token: string | null;
  /** When it was first received, as in `database/tables.ts`. */
  receivedAt: string;
  isSpam: boolean;
  /** Whether something was stored; false for a repeat. */
  isNew: boolean;
  /** The lease for the awaited channel; null for spam, if there is none, or if it has sent or is sending it. */
  lease: Lease | null;
}

/** An enquiry in the transaction that stores it. */
type StoredForm = Omit<StoreResult, 'token'> & {
  /** Whether another form sent it before: someone who knows its text is not necessarily its author. */
  isFromOtherForm?: boolean;
};

export interface StoreOptions {
  /** The channels by which a new enquiry is sent on, and staff are alerted to it. */
  channels: OutboxChannel[];
  /** The channel whose first attempt the visitor waits for. */
  awaitedChannel: ChannelName | null;
  /** How long the lease for that attempt lasts, in milliseconds. */
  leaseDuration: number;
  /** The search text, contacts and urgency found in its texts, which are stored with it. */
  lookup: Lookup;
  /** Why it is kept as suspected spam, which is sent to nobody; null if it is not. */
  spamRule: SpamRule | null;
  /** Throws if nothing more may be stored for its sender. Called only if something would be stored. */
  admit: () => void;
  /** Once it is aborted, nothing may be stored any more: the visitor has been told that storing failed. */
  signal: AbortSignal;
}

/**
 * Stores an enquiry, or finds the one that it repeats. When this resolves, the enquiry survives a crash. A repeat has
 * the same fields as an enquiry of the last 24 hours, with the exceptions of `endRepeatWindow`. If there is an awaited
 * channel, an enquiry with the id of one that is not delivered yet is a correction: its content replaces the other's.
 * @throws if the database cannot store it
 */
export async function storeEnquiry(
  database: Database,
  form: EnquiryForm,
  options: StoreOptions,
): Promise<StoreResult> {
  const { signal } = options;
  return inTransaction(database, async (transaction) => {
    signal.throwIfAborted();
    const fingerprint = fingerprintOf(form);
    await endRepeatWindow(transaction, form.id, fingerprint);
    const { isFromOtherForm, ...storedForm } =
      (await insertEnquiry(transaction, form, fingerprint, form.id, options)) ??
      (await acceptRepeat(transaction, form, fingerprint, options)) ??
      (await correct(transaction, form, fingerprint, options)) ??
      (await insertSeparately(transaction, form, fingerprint, options));
    const token = await ensureRequest(transaction, storedForm.id);
    signal.throwIfAborted();
    return { ...storedForm, token: isFromOtherForm ? null : token };
  });
}

/** Inserts an enquiry; returns null if its id or its content is already stored. */
async function insertEnquiry(
  transaction: Transaction,
  form: EnquiryForm,
  fingerprint: string,
  submissionId: string | null,
  options: StoreOptions,
): Promise<StoredForm | null> {
  const { spamRule, lookup, admit } = options;
  const isSpam = spamRule !== null;
  const id = randomUUID();
  const receivedAt = timestamp();
  const row = await transaction
    .insertInto('enquiries')
    .values({
      id,
      submission_id: submissionId,
      fingerprint,
      content: toStored(form.content, form.preferences),
      ...lookup.row,
      language: form.answerLanguage,
      spam: isSpam,
      spam_rule: spamRule,
      created_at: receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  admit();
  await saveContacts(transaction, { id, receivedAt }, lookup);
  const lease = isSpam ? null : await queueWithLease(transaction, id, options);
  return { id, receivedAt, isSpam, isNew: true, lease };
}

/** Adds missing deliveries, and leases the one that the visitor is waiting for. */
async function queueWithLease(
  transaction: Transaction,
  enquiryId: string,
  { channels, awaitedChannel, leaseDuration }: StoreOptions,
): Promise<Lease | null> {
  await addDeliveries(transaction, enquiryId, channels);
  if (awaitedChannel === null) return null;
  return leaseDeliveries(transaction, [enquiryId], awaitedChannel, leaseDuration);
}

/**
 * Finds the enquiry that a form repeats, and adds its missing deliveries; returns null if there is none. One under Spam
 * stays there, unless only the honeypot put it there and is now empty.
 */
async function acceptRepeat(
  transaction: Transaction,
  form: EnquiryForm,
  fingerprint: string,
  options: StoreOptions,
): Promise<StoredForm | null> {
  const row = await transaction
    .selectFrom('enquiries')
    .select(['id', 'spam', 'spam_rule', 'created_at as receivedAt', 'submission_id'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  if (!row) return null;
  const { id, spam, spam_rule, receivedAt } = row;
  const base = {
    id,
    receivedAt,
    isNew: false,
    isFromOtherForm: row.submission_id !== form.id,
  };
  const staysSpam = spam && spam_rule !== 'robot';
  if (options.spamRule !== null || staysSpam) return { ...base, isSpam: spam, lease: null };
  if (spam) {
    // Sent again with an empty honeypot, so it comes from a person after all.
    await transaction
      .updateTable('enquiries')
      .set((row) => ({ spam: false, ...nextVersion(row) }))
      .where('id', '=', id)
      .execute();
  }
  return { ...base, isSpam: false, lease: await queueWithLease(transaction, id, options) };
}

/** Replaces content that nobody has received and nobody is sending, and keeps it as an earlier version. */
async function correct(
  transaction: Transaction,
  form: EnquiryForm,
  fingerprint: string,
  options: StoreOptions,
): Promise<StoredForm | null> {
  if (options.spamRule !== null) return null;
  const previousEnquiry = await transaction
    .selectFrom('enquiries')
    .select(['id', 'content', 'created_at as receivedAt'])
    .where('submission_id', '=', form.id)
    .where('spam', '=', false)
    // Locked before its deliveries, as everywhere. SQLite has one writer at a time anyway.
    .$if(!isSqlite(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  const { awaitedChannel, leaseDuration } = options;
  if (!previousEnquiry || awaitedChannel === null) return null;
  if (!(await lockIfUnsent(transaction, previousEnquiry.id, leaseDuration))) return null;
  const lease = await leaseDeliveries(
    transaction,
    [previousEnquiry.id],
    awaitedChannel,
    leaseDuration,
  );
  if (!lease) return null;
  options.admit();
  const { id, content, receivedAt } = previousEnquiry;
  if (options.lookup.row.urgent) await addDeliveries(transaction, id, ['urgent-device']);
  await transaction
    .insertInto('earlier_versions')
    .values({ enquiry_id: id, content, replaced_at: timestamp() })
    .execute();
  await transaction
    .updateTable('enquiries')
    .set((row) => ({
      content: toStored(form.content, form.preferences),
      ...options.lookup.row,
      language: form.answerLanguage,
      fingerprint,
      // Nobody has answered the new content.
      state: 'new',
      answered_by: null,
      answered_at: null,
      pending_reason: null,
      call_at: null,
      ...nextVersion(row),
    }))
    .where('id', '=', id)
    .execute();
  await saveContacts(transaction, { id, receivedAt }, options.lookup);
  return { id, receivedAt, isSpam: false, isNew: true, lease };
}

/** Stores a separate enquiry if another has the same id but can no longer be corrected. */
async function insertSeparately(
  transaction: Transaction,
  form: EnquiryForm,
  fingerprint: string,
  options: StoreOptions,
): Promise<StoredForm> {
  const storedForm = await insertEnquiry(transaction, form, fingerprint, null, options);
  if (!storedForm) throw new Error('the same enquiry was stored by another server at this moment');
  return storedForm;
}

/** The same fields within this many milliseconds count as the same enquiry. */
const repeatWindow = 24 * 3_600_000;

/**
 * Lets the same text be stored as a new enquiry if the first one is too old, if its visit was cancelled, or if staff
 * have answered or archived it, since nobody would notice a repeat there. An answered or archived one still counts for
 * its own form, which repeats it after a lost response, or corrects it; one that staff then moved to Spam still counts
 * for every form.
 * @param submissionId the id of the form
 * @param fingerprint the fingerprint of its fields
 */
async function endRepeatWindow(
  transaction: Transaction,
  submissionId: string,
  fingerprint: string,
): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ fingerprint: null, submission_id: null })
    .where((row) =>
      row.or([row('fingerprint', '=', fingerprint), row('submission_id', '=', submissionId)]),
    )
    .where((row) =>
      row.or([
        row.and([
          row('fingerprint', '=', fingerprint),
          row.or([
            row('created_at', '<', timestamp(-repeatWindow)),
            row('created_at', '>', timestamp(repeatWindow)),
          ]),
        ]),
        row.and([
          row('state', '!=', 'new'),
          row('spam', '=', false),
          row.or([row('submission_id', 'is', null), row('submission_id', '!=', submissionId)]),
        ]),
        row.exists(
          row
            .selectFrom('requests')
            .select('enquiry_id')
            .whereRef('requests.enquiry_id', '=', 'enquiries.id')
            .where('requests.state', '=', 'cancelled'),
        ),
      ]),
    )
    .execute();
}
