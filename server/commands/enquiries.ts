import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { pino } from 'pino';
import { Alerts } from '../alerts/index.ts';
import { overwriteDeletedData } from '../database/index.ts';
import { Enquiries } from '../enquiries/enquiries.ts';
import { deleteEnquiry, type Outcome } from '../enquiries/inbox/changes.ts';
import { generateCsv } from '../enquiries/inbox/csv.ts';
import { EnquiryList } from '../enquiries/inbox/list.ts';
import { moveEnquiry } from '../enquiries/inbox/move.ts';
import { addNote } from '../enquiries/inbox/notes.ts';
import type { StoredEnquiry } from '../enquiries/inbox/repository.ts';
import { sendHint } from '../enquiries/outbox/channels.ts';
import { PlainError, reasonOf } from '../log.ts';
import { commandLine, logAccess, logExport } from '../staff/access-log.ts';
import { enquiryLine, enquiryPage } from './output/enquiry.ts';
import {
  type Action,
  type CommandServices,
  type Options,
  runCommand,
  timeFormatter,
  toPrintable,
} from './output/run-command.ts';

const usage = `Manages the stored enquiries. ID may be shortened to its first characters.

  npm run enquiries -- list [--search TEXT]   list all, newest first, or only those that contain some words or a phone number
  npm run enquiries -- show ID                show everything about one
  npm run enquiries -- answered ID            mark one as answered
  npm run enquiries -- note ID TEXT           add a note to one
  npm run enquiries -- export FILE.csv        export all as a table for Excel or LibreOffice
  npm run enquiries -- retry [ID]             send all queued enquiries now; with an ID, only that one, even if it is spam or unsent
  npm run enquiries -- forget ID [--yes]      delete one permanently`;

/** Explanations below the list, for each status of enquiries that were sent to nobody. */
const sentToNobody = {
  unsent: 'no channel was available, so nobody was notified. To send it: retry ID.',
  spam: 'taken for spam, so sent to nobody. Read it: show ID. Send it: retry ID. Delete it: forget ID.',
};

/** How many enquiries are read at a time. */
const batchSize = 500;

/** How long `forget` waits for a program that is reading the database, such as a backup, in milliseconds. */
const overwriteTimeout = 10_000;

await runCommand(usage, {
  list: { arguments: 0, options: ['search'], run: withEnquiries(list) },
  show: { arguments: 1, run: withEnquiry(show) },
  answered: { arguments: 1, run: withEnquiry(markAnswered) },
  note: { arguments: 1, maxArguments: Number.POSITIVE_INFINITY, run: withEnquiry(note) },
  export: { arguments: 1, run: withEnquiries(exportAll) },
  retry: { arguments: 0, maxArguments: 1, run: withEnquiries(retry) },
  forget: { arguments: 1, options: ['yes'], run: withEnquiry(forget) },
});

interface Context extends CommandServices {
  enquiries: Enquiries;
  /** Formats a timestamp in the clinic's time zone. */
  formatTime: (moment: string) => string;
}

/** Makes an action for `runCommand` from a function that works with the enquiries. */
function withEnquiries(
  work: (context: Context, args: string[], options: Options) => Promise<void>,
): Action['run'] {
  return async (services, args, options) => {
    const { config } = services;
    const silentServices = { ...services, log: pino({ level: 'silent' }) };
    const enquiries = new Enquiries({ ...silentServices, alerts: new Alerts(silentServices) });
    try {
      await work(
        { ...services, enquiries, formatTime: timeFormatter(config.timeZone) },
        args,
        options,
      );
    } finally {
      await enquiries.stop();
    }
  };
}

/** Like `withEnquiries`, for a function that works with the enquiry that the first argument names. */
function withEnquiry(
  work: (
    context: Context,
    enquiry: StoredEnquiry,
    args: string[],
    options: Options,
  ) => Promise<void>,
): Action['run'] {
  return withEnquiries(async (context, [id = '', ...args], options) =>
    work(context, await findEnquiry(context, id), args, options),
  );
}

/**
 * Finds an enquiry by the beginning of its id.
 * @throws PlainError unless exactly one id begins with it
 */
async function findEnquiry({ enquiries }: Context, id: string): Promise<StoredEnquiry> {
  const enquiry = await enquiries.repository.find(id);
  if (enquiry) return enquiry;
  throw new PlainError(`No enquiry, or more than one, begins with ${id}.`);
}

/** Lists enquiries, newest first: all, or the matches of `--search`. */
async function list(
  { config, database, enquiries, formatTime }: Context,
  _args: string[],
  { search }: Options,
): Promise<void> {
  const { channels, repository } = enquiries;
  if (search) await logAccess(database, commandLine, 'searched');
  const ids = await new EnquiryList({ config, database, channels }).ids({ search });
  const counts = new Map<string, number>();
  for (let start = 0; start < ids.length; start += batchSize) {
    for (const enquiry of (
      await repository.list(ids.slice(start, start + batchSize))
    ).toReversed()) {
      counts.set(enquiry.delivery, (counts.get(enquiry.delivery) ?? 0) + 1);
      console.log(enquiryLine(enquiry, formatTime));
    }
  }
  const summary = [...counts].map(([status, count]) => `${count} ${status}`).join(', ');
  const suffix = search === undefined ? 'in all' : 'found';
  console.log(ids.length === 0 ? 'No enquiries.' : `${ids.length} ${suffix}: ${summary}`);
  for (const [status, explanation] of Object.entries(sentToNobody)) {
    const count = counts.get(status);
    if (count) console.log(`${count} ${status}: ${explanation}`);
  }
}

/** Shows one enquiry with everything that is known about it. */
async function show({ database, formatTime }: Context, enquiry: StoredEnquiry): Promise<void> {
  await logAccess(database, commandLine, 'opened', { enquiryId: enquiry.id });
  console.log(enquiryPage(enquiry, formatTime));
}

async function markAnswered(
  { config, database, enquiries }: Context,
  { id, version }: StoredEnquiry,
): Promise<void> {
  const change = { id, version, actor: commandLine, tab: 'answered' } as const;
  const options = { ...config, channels: await enquiries.channels() };
  expectDone(await moveEnquiry(database, options, change));
  console.log(`Enquiry ${id} is marked as answered.`);
}

async function note({ database }: Context, { id }: StoredEnquiry, args: string[]): Promise<void> {
  const text = args.join(' ').trim();
  if (text === '') throw new PlainError('note needs a text after the ID.');
  expectDone(await addNote(database, commandLine, id, { id: randomUUID(), text }));
  console.log(`The note was added to enquiry ${id}.`);
}

/** Sends an enquiry now, or all that are queued. */
async function retry(context: Context, [idPrefix]: string[]): Promise<void> {
  if (idPrefix === undefined) return retryQueued(context);
  const { enquiries } = context;
  const { id, delivery } = await findEnquiry(context, idPrefix);
  if (delivery === 'delivered') {
    console.log(`Enquiry ${id} has been delivered already.`);
    return;
  }
  if ((await enquiries.channels()).length === 0)
    throw new PlainError(`Nothing can be sent; ${sendHint}.`);
  const isSent = await send(context, id, delivery);
  const status = (await enquiries.repository.find(id))?.delivery;
  console.log(`Enquiry ${id} is ${status}.`);
  if (!isSent) throw new PlainError('It could not be delivered; the server will try again.');
}

/** Sends an enquiry and records the outcome in the access log. */
async function send(
  { database, enquiries }: Context,
  id: string,
  was: StoredEnquiry['delivery'],
): Promise<boolean> {
  const isDelivered = await enquiries.retry(id);
  const became = (await enquiries.repository.find(id))?.delivery;
  await logAccess(database, commandLine, 'sent', { enquiryId: id, was, became });
  return isDelivered;
}

async function retryQueued(context: Context): Promise<void> {
  const { enquiries } = context;
  const queuedEnquiries = (await enquiries.repository.list()).filter(
    ({ delivery }) => delivery === 'queued',
  );
  let deliveredCount = 0;
  for (const { id, delivery } of queuedEnquiries)
    if (await send(context, id, delivery)) deliveredCount += 1;
  console.log(`${deliveredCount} of ${queuedEnquiries.length} queued enquiries delivered.`);
  if (deliveredCount < queuedEnquiries.length) process.exitCode = 1;
}

/** Deletes an enquiry after confirmation. */
async function forget(
  { database, formatTime }: Context,
  { id, version, name, phone, receivedAt }: StoredEnquiry,
  _args: string[],
  { yes }: Options,
): Promise<void> {
  const description = `the enquiry of ${toPrintable(name)}, ${toPrintable(phone)}, of ${formatTime(receivedAt)}`;
  if (!yes && !(await confirm(`Delete ${description}, for good?`))) {
    throw new PlainError(`Nothing was deleted. To delete ${description}: forget ${id} --yes`);
  }
  expectDone(await deleteEnquiry(database, { id, version, actor: commandLine }));
  await overwriteDeletedData(database, overwriteTimeout);
  console.log(`Enquiry ${id} was deleted for good.`);
}

function expectDone(outcome: Outcome): void {
  if (outcome === 'done') return;
  throw new PlainError('Someone else has just changed it. Look at it again, then try again.');
}

/** Asks for confirmation of something irreversible; without a terminal the answer is no. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type "yes": `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Writes all enquiries to a CSV file. */
async function exportAll(
  { config, database, enquiries }: Context,
  [file = '']: string[],
): Promise<void> {
  if (!/\.csv$/i.test(file)) {
    throw new PlainError(`${file} does not end in .csv, so nothing was written.`);
  }
  const ids = await enquiries.repository.ids();
  await logExport(database, commandLine, ids);
  const options = { ...config, words: config.clinic.staffWords[0] };
  await writePrivately(file, generateCsv(enquiries.repository, ids, options));
  console.log(`Enquiries written to ${file}: ${ids.length}.`);
}

/**
 * Writes a file that no other user of this machine can read, even if the file that it replaces was readable.
 * @param parts its text, written as it arrives
 * @throws PlainError if it cannot be written; the previous file stays
 */
async function writePrivately(file: string, parts: AsyncIterable<string>): Promise<void> {
  const partialFile = `${file}.part`;
  try {
    // The mode applies to new files only.
    await rm(partialFile, { force: true });
    await writeFile(partialFile, parts, { mode: 0o600, flag: 'wx' });
    await rename(partialFile, file);
  } catch (error) {
    await rm(partialFile, { force: true });
    throw new PlainError(`${file}: cannot be written (${reasonOf(error)})`);
  }
}
