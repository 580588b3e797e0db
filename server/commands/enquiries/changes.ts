import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { overwriteDeleted } from '../../database/index.ts';
import { deleteEnquiry, type Outcome } from '../../enquiries/inbox/changes.ts';
import { moveEnquiry } from '../../enquiries/inbox/move.ts';
import { addNote } from '../../enquiries/inbox/notes.ts';
import type { StoredEnquiry } from '../../enquiries/inbox/stored.ts';
import { howToSend } from '../../enquiries/outbox/channels/channels.ts';
import { commandLine, noteAccess } from '../../staff/access-log.ts';
import type { Options } from '../output/run-command.ts';
import { CommandError, printable } from '../output/text.ts';
import { type Context, findEnquiry } from './context.ts';

/** How long `forget` waits for a program that is reading the database, such as a backup, in milliseconds. */
const overwriteTimeout = 10_000;

/** Marks an enquiry as answered. */
export async function answered(
  { config, database, enquiries }: Context,
  { id, version }: StoredEnquiry,
): Promise<void> {
  const change = { id, version, actor: commandLine, tab: 'answered' } as const;
  const options = { ...config, channels: await enquiries.channels() };
  expectDone(await moveEnquiry(database, options, change));
  console.log(`Enquiry ${id} is answered.`);
}

/** Adds a note to an enquiry. */
export async function note(
  { database }: Context,
  { id }: StoredEnquiry,
  words: string[],
): Promise<void> {
  const text = words.join(' ').trim();
  if (text === '') throw new CommandError('note needs a text after the ID.');
  expectDone(await addNote(database, commandLine, id, { id: randomUUID(), text }));
  console.log(`The note is added to enquiry ${id}.`);
}

/** Sends an enquiry now, or all that are waiting. */
export async function retry(context: Context, [beginning]: string[]): Promise<void> {
  if (beginning === undefined) return retryWaiting(context);
  const { enquiries } = context;
  const { id, delivery } = await findEnquiry(context, beginning);
  if (delivery === 'delivered') {
    console.log(`Enquiry ${id} has been delivered already.`);
    return;
  }
  if ((await enquiries.channels()).length === 0)
    throw new CommandError(`Nothing can be sent; ${howToSend}.`);
  const sent = await send(context, id, delivery);
  const now = (await enquiries.stored.show(id))?.delivery;
  console.log(`Enquiry ${id} is ${now}.`);
  if (!sent) throw new CommandError('It could not be delivered; the server will try again.');
}

/** Sends an enquiry and records the outcome in the access log. */
async function send(
  { database, enquiries }: Context,
  id: string,
  was: StoredEnquiry['delivery'],
): Promise<boolean> {
  const isDelivered = await enquiries.retry(id);
  const became = (await enquiries.stored.show(id))?.delivery;
  await noteAccess(database, commandLine, 'sent', { enquiryId: id, was, became });
  return isDelivered;
}

async function retryWaiting(context: Context): Promise<void> {
  const { enquiries } = context;
  const waiting = (await enquiries.stored.list()).filter(({ delivery }) => delivery === 'waiting');
  let delivered = 0;
  for (const { id, delivery } of waiting) if (await send(context, id, delivery)) delivered += 1;
  console.log(`${delivered} of ${waiting.length} waiting enquiries delivered.`);
  if (delivered < waiting.length) process.exitCode = 1;
}

/** Deletes an enquiry after confirmation. */
export async function forget(
  { database, clock }: Context,
  { id, version, name, phone, receivedAt }: StoredEnquiry,
  _words: string[],
  { yes }: Options,
): Promise<void> {
  const which = `the enquiry of ${printable(name)}, ${printable(phone)}, of ${clock(receivedAt)}`;
  if (!yes && !(await confirm(`Delete ${which}, for good?`))) {
    throw new CommandError(`Nothing is deleted. To delete ${which}: forget ${id} --yes`);
  }
  expectDone(await deleteEnquiry(database, { id, version, actor: commandLine }));
  await overwriteDeleted(database, overwriteTimeout);
  console.log(`Enquiry ${id} is deleted for good.`);
}

function expectDone(outcome: Outcome): void {
  if (outcome === 'done') return;
  throw new CommandError('Someone else has just changed it. Look at it again, then retry.');
}

/** Asks for confirmation of something irreversible; without a terminal the answer is no. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type "yes": `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
