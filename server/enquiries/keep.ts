import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../database/index.ts';
import {
  addUnclaimed,
  type Channel,
  type Claim,
  claimDelivery,
  claimWhole,
  moment,
} from './deliveries.ts';
import { type EnquiryForm, fingerprintOf, toStored } from './enquiry.ts';

/** The same four fields within this many milliseconds are the same enquiry. */
const repeatWindow = 24 * 3_600_000;

/** An enquiry that is in the database for good. */
export interface Kept {
  id: string;
  spam: boolean;
  /** The right to send it to the form service, where keeping it has gained that. */
  claim: Claim | null;
}

export interface KeepOptions {
  /** The channels a new enquiry is to leave by. */
  channels: Channel[];
  /** How long the first claim on the form service holds, in milliseconds. */
  claimLasts: number;
}

/**
 * Stores an enquiry, or finds the one that it repeats. When this resolves, the enquiry survives
 * a crash. A repeat has the same four fields as one of the last 24 hours, or the same id from the
 * browser as one that could not be delivered yet: then the visitor has corrected it, and the newest
 * content is what is sent.
 * @throws when the database cannot store it
 */
export async function keepEnquiry(
  database: Database,
  form: EnquiryForm,
  options: KeepOptions,
): Promise<Kept> {
  return database.transaction().execute(async (transaction) => {
    const fingerprint = fingerprintOf(form.content);
    await endRepeatWindow(transaction, fingerprint);
    return (
      (await insertNew(transaction, form, fingerprint, form.id, options)) ??
      (await findRepeat(transaction, form, fingerprint, options)) ??
      (await correct(transaction, form, fingerprint, options)) ??
      (await insertBeside(transaction, form, fingerprint, options))
    );
  });
}

type Step = Transaction<Tables>;

async function endRepeatWindow(step: Step, fingerprint: string): Promise<void> {
  await step
    .updateTable('enquiries')
    .set({ fingerprint: null })
    .where('fingerprint', '=', fingerprint)
    .where('created_at', '<', moment(-repeatWindow))
    .execute();
}

/** Null when the id or the content is there already. */
async function insertNew(
  step: Step,
  form: EnquiryForm,
  fingerprint: string,
  submissionId: string | null,
  options: KeepOptions,
): Promise<Kept | null> {
  const id = randomUUID();
  const inserted = await step
    .insertInto('enquiries')
    .values({
      id,
      submission_id: submissionId,
      fingerprint,
      content: toStored(form.content),
      spam: form.suspectedRobot,
      created_at: moment(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  const claim = form.suspectedRobot ? null : await addDeliveries(step, id, options);
  return { id, spam: form.suspectedRobot, claim };
}

/** Notes by which channels an enquiry leaves; the service is claimed at once for the visitor who waits. */
async function addDeliveries(
  step: Step,
  enquiryId: string,
  { channels, claimLasts }: KeepOptions,
): Promise<Claim | null> {
  await addUnclaimed(step, enquiryId, channels);
  if (!channels.includes('service')) return null;
  return claimDelivery(step, enquiryId, 'service', claimLasts);
}

async function findRepeat(
  step: Step,
  form: EnquiryForm,
  fingerprint: string,
  options: KeepOptions,
): Promise<Kept | null> {
  const found = await step
    .selectFrom('enquiries')
    .select(['id', 'spam'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  if (!found) return null;
  // Sent again the way a person does: the first suspicion was wrong.
  const cleared = found.spam && !form.suspectedRobot;
  if (!cleared) return { ...found, claim: null };
  await step.updateTable('enquiries').set({ spam: false }).where('id', '=', found.id).execute();
  return { id: found.id, spam: false, claim: await addDeliveries(step, found.id, options) };
}

/** Puts the corrected content in the place of one that nobody has received and nobody is sending. */
async function correct(
  step: Step,
  form: EnquiryForm,
  fingerprint: string,
  options: KeepOptions,
): Promise<Kept | null> {
  if (form.suspectedRobot) return null;
  const earlier = await step
    .selectFrom('enquiries')
    .select('id')
    .where('submission_id', '=', form.id)
    .where('spam', '=', false)
    .executeTakeFirst();
  const claim = earlier && (await claimWhole(step, earlier.id, options.claimLasts));
  if (!claim) return null;
  await step
    .updateTable('enquiries')
    .set({ content: toStored(form.content), fingerprint })
    .where('id', '=', claim.enquiryId)
    .execute();
  return { id: claim.enquiryId, spam: false, claim };
}

/** Its id belongs to an earlier enquiry that is already on its way, so this is another one. */
async function insertBeside(
  step: Step,
  form: EnquiryForm,
  fingerprint: string,
  options: KeepOptions,
): Promise<Kept> {
  const kept = await insertNew(step, form, fingerprint, null, options);
  if (!kept) throw new Error('the same enquiry was stored by another server at this moment');
  return kept;
}
