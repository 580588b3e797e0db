import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { type Config, loadConfig } from '../config.ts';
import { type Database, openDatabase, overwriteDeleted } from '../database/index.ts';
import {
  addNote,
  commandLine,
  deleteEnquiry,
  EnquiryList,
  moveEnquiry,
  noteAccess,
  type Outcome,
} from '../desk/index.ts';
import {
  createEnquiries,
  type Enquiries,
  howToSend,
  type StaffEnquiry,
  toCsv,
} from '../enquiries/index.ts';
import { confirm } from './output/confirm.ts';
import { lineOf, pageOf } from './output/enquiry.ts';
import { writePrivately } from './output/private-file.ts';
import { CommandError, clockOf, printable } from './output/text.ts';

const usage = `What staff can do with the stored enquiries. ID may be just the beginning of one.

  npm run enquiries -- list [--search TEXT]   all of them, newest first, or those with some words or a phone number
  npm run enquiries -- show ID                one of them with all that is known
  npm run enquiries -- answered ID            mark one as answered
  npm run enquiries -- note ID TEXT           add a note to one
  npm run enquiries -- export FILE.csv        all of them as a table for Excel or LibreOffice
  npm run enquiries -- retry [ID]             send what is waiting now; with an ID also one marked spam or kept
  npm run enquiries -- forget ID [--yes]      delete one for good`;

/** What the list says about enquiries that were sent to nobody. */
const sentToNobody = {
  kept: 'no channel was there to send it by, so nobody has been told. To send it: retry ID.',
  spam: 'suspected to be sent by a robot, so sent to nobody. Read it: show ID. Send it: retry ID. Delete it: forget ID.',
};

/** How long `forget` waits for a program that is reading the database, such as a backup, in milliseconds. */
const patience = 10_000;

/** How many enquiries are read at a time. */
const batch = 500;

interface Context {
  config: Config;
  database: Database;
  enquiries: Enquiries;
  /** Formats a timestamp in the clinic's time zone. */
  clock: (moment: string) => string;
}

interface Options {
  search?: string | undefined;
  yes?: boolean | undefined;
}

/** A command that works on one enquiry. */
type Action = (
  context: Context,
  enquiry: StaffEnquiry,
  options: Options & { text: string },
) => Promise<void>;

const actions: Record<string, Action> = { show, answered, note, retry, forget };

try {
  await main(loadConfig(), process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n', 1)[0] : 'This did not work.');
  process.exitCode = 1;
}

async function main(config: Config, words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { search: { type: 'string' }, yes: { type: 'boolean' } },
  });
  const [command = '', ...rest] = positionals;
  if (!['list', 'export', ...Object.keys(actions)].includes(command)) {
    console.log(usage);
    if (command !== '' && command !== 'help') process.exitCode = 1;
    return;
  }
  const database = await openDatabase(config.databaseUrl);
  const enquiries = createEnquiries({ config, database, log: pino({ level: 'silent' }) });
  const context = { config, database, enquiries, clock: clockOf(config.timeZone) };
  try {
    await run(context, command, rest, values);
  } finally {
    await enquiries.stop();
    await database.destroy();
  }
}

async function run(
  context: Context,
  command: string,
  [argument, ...rest]: string[],
  options: Options,
): Promise<void> {
  if (command === 'list') return list(context, options);
  if (command === 'retry' && argument === undefined) return retryWaiting(context);
  if (argument === undefined) {
    throw new CommandError(`${command} needs ${command === 'export' ? 'a file name' : 'an ID'}.`);
  }
  if (command === 'export') return exportAll(context, argument);
  const enquiry = await context.enquiries.staff.show(argument);
  if (!enquiry) throw new CommandError(`No enquiry, or more than one, begins with ${argument}.`);
  await actions[command]?.(context, enquiry, { ...options, text: rest.join(' ') });
}

async function list({ config, database, enquiries, clock }: Context, { search }: Options) {
  const { channels, staff } = enquiries;
  const ids = await new EnquiryList({ ...config, database, channels }).ids({ search });
  const counts = new Map<string, number>();
  for (let at = 0; at < ids.length; at += batch) {
    for (const enquiry of (await staff.list(ids.slice(at, at + batch))).toReversed()) {
      counts.set(enquiry.status, (counts.get(enquiry.status) ?? 0) + 1);
      console.log(lineOf(enquiry, clock));
    }
  }
  const total = [...counts].map(([status, count]) => `${count} ${status}`).join(', ');
  const inAll = search === undefined ? 'in all' : 'found';
  console.log(ids.length === 0 ? 'No enquiries.' : `${ids.length} ${inAll}: ${total}`);
  for (const [status, why] of Object.entries(sentToNobody)) {
    const count = counts.get(status);
    if (count) console.log(`${count} ${status}: ${why}`);
  }
}

async function show({ clock }: Context, enquiry: StaffEnquiry): Promise<void> {
  console.log(pageOf(enquiry, clock));
}

async function answered({ database, enquiries }: Context, { id, version }: StaffEnquiry) {
  const change = { id, version, actor: commandLine, tab: 'answered' } as const;
  demandDone(await moveEnquiry(database, await enquiries.channels(), change));
  console.log(`Enquiry ${id} is answered.`);
}

async function note({ database }: Context, { id }: StaffEnquiry, { text }: { text: string }) {
  if (text.trim() === '') throw new CommandError('note needs a text after the ID.');
  await addNote(database, { id, actor: commandLine }, { id: randomUUID(), text: text.trim() });
  console.log(`The note is added to enquiry ${id}.`);
}

async function exportAll({ database, enquiries }: Context, file: string): Promise<void> {
  if (!/\.csv$/i.test(file)) {
    throw new CommandError(`${file} does not end in .csv, so it is not overwritten.`);
  }
  const all = await enquiries.staff.list();
  await noteAccess(database, commandLine, 'exported');
  await writePrivately(file, toCsv(all));
  console.log(`${all.length} enquiries written to ${file}.`);
}

async function retryWaiting({ enquiries }: Context): Promise<void> {
  const waiting = (await enquiries.staff.list()).filter(({ status }) => status === 'waiting');
  let delivered = 0;
  for (const { id } of waiting) if (await enquiries.retry(id)) delivered += 1;
  console.log(`${delivered} of ${waiting.length} waiting enquiries delivered.`);
  if (delivered < waiting.length) process.exitCode = 1;
}

async function retry({ enquiries }: Context, { id, status }: StaffEnquiry): Promise<void> {
  if (status === 'delivered') {
    console.log(`Enquiry ${id} has been delivered already.`);
    return;
  }
  if ((await enquiries.channels()).length === 0)
    throw new CommandError(`Nothing can be sent; ${howToSend}.`);
  const sent = await enquiries.retry(id);
  const now = (await enquiries.staff.show(id))?.status;
  console.log(`Enquiry ${id} is ${now}.`);
  if (!sent) throw new CommandError('It could not be delivered; the server will try again.');
}

function demandDone(outcome: Outcome): void {
  if (outcome === 'done') return;
  throw new CommandError('Someone has changed it at this moment: look at it, and try again.');
}

async function forget({ database, clock }: Context, enquiry: StaffEnquiry, { yes }: Options) {
  const { id, version, name, phone, receivedAt } = enquiry;
  const whose = `the enquiry of ${printable(name)}, ${printable(phone)}, of ${clock(receivedAt)}`;
  if (!yes && !(await confirm(`Delete ${whose}, for good?`))) {
    throw new CommandError(`Nothing is deleted. To delete ${whose}: forget ${id} --yes`);
  }
  demandDone(await deleteEnquiry(database, { id, version, actor: commandLine }));
  await overwriteDeleted(database, patience);
  console.log(`Enquiry ${id} is deleted for good.`);
}
