import { writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import type { EnquiryContent } from '../../shared/enquiry.ts';
import { type Config, loadConfig } from '../config.ts';
import { openDatabase } from '../database/index.ts';
import {
  createEnquiries,
  type Enquiries,
  howToSend,
  languageName,
  type StaffEnquiry,
  toCsv,
} from '../enquiries/index.ts';

const usage = `What staff can do with the stored enquiries. ID may be just the beginning of one.

  npm run enquiries -- list               all of them, oldest first
  npm run enquiries -- show ID            one of them with all that is known
  npm run enquiries -- export FILE.csv    all of them as a table for Excel or LibreOffice
  npm run enquiries -- retry [ID]         send what is waiting now; with an ID also one marked spam or kept
  npm run enquiries -- forget ID          delete one for good`;

/** What the list says about enquiries of which nobody has been told. */
const sentToNobody = {
  kept: 'no channel was there to send it by, so nobody has been told. To send it: retry ID.',
  spam: 'suspected to be sent by a robot, so sent to nobody. Read it: show ID. Send it: retry ID. Delete it: forget ID.',
};

/** One line for staff that says what went wrong. */
class CommandError extends Error {}

try {
  await main(loadConfig(), process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n', 1)[0] : 'This did not work.');
  process.exitCode = 1;
}

async function main(config: Config, [command = '', argument]: string[]): Promise<void> {
  if (!['list', 'show', 'export', 'retry', 'forget'].includes(command)) {
    console.log(usage);
    if (command !== '' && command !== 'help') process.exitCode = 1;
    return;
  }
  const database = await openDatabase(config.databaseUrl);
  const enquiries = createEnquiries({ config, database, log: pino({ level: 'silent' }) });
  try {
    await run(enquiries, command, argument);
  } finally {
    await enquiries.stop();
    await database.destroy();
  }
}

async function run(enquiries: Enquiries, command: string, argument?: string): Promise<void> {
  if (command === 'list') return list(enquiries);
  if (command === 'retry' && argument === undefined) return retryWaiting(enquiries);
  if (argument === undefined) {
    throw new CommandError(`${command} needs ${command === 'export' ? 'a file name' : 'an ID'}.`);
  }
  if (command === 'export') return exportAll(enquiries, argument);
  const enquiry = await enquiries.staff.show(argument);
  if (!enquiry) throw new CommandError(`No enquiry, or more than one, begins with ${argument}.`);
  if (command === 'show') return show(enquiry);
  if (command === 'retry') return retry(enquiries, enquiry);
  await enquiries.staff.forget(enquiry.id);
  console.log(`Enquiry ${enquiry.id} is deleted for good.`);
}

async function list(enquiries: Enquiries): Promise<void> {
  const all = await enquiries.staff.list();
  for (const { id, receivedAt, status, language, name, phone, earlier } of all) {
    const columns = [
      id.slice(0, 8),
      minute(receivedAt),
      status.padEnd(9),
      languageName(language).padEnd(7),
      printable(name),
      printable(phone),
      ...(earlier.length > 0 ? ['corrected'] : []),
    ];
    console.log(columns.join('  ').replaceAll('\n', ' '));
  }
  const byStatus = Map.groupBy(all, ({ status }) => status);
  const counts = [...byStatus].map(([status, some]) => `${some.length} ${status}`);
  console.log(all.length === 0 ? 'No enquiries.' : `${all.length} in all: ${counts.join(', ')}`);
  for (const [status, why] of Object.entries(sentToNobody)) {
    const some = byStatus.get(status as keyof typeof sentToNobody);
    if (some) console.log(`${some.length} ${status}: ${why}`);
  }
}

function show(enquiry: StaffEnquiry): void {
  const { id, receivedAt, status, language, deliveries, earlier } = enquiry;
  console.log(`Id:        ${id}\nReceived:  ${minute(receivedAt)}\nStatus:    ${status}`);
  console.log(`Language:  ${languageName(language)}`);
  for (const delivery of deliveries) {
    console.log(
      `By ${delivery.channel.padEnd(8)}${stateOf(delivery)}, attempts: ${delivery.attempts}`,
    );
  }
  showContent(enquiry);
  for (const version of earlier.toReversed()) {
    const { receivedAt: from, replacedAt: until } = version;
    console.log(`\nEarlier version, received ${minute(from)}, replaced ${minute(until)}:`);
    showContent(version);
  }
}

function showContent({ name, email, phone, message }: EnquiryContent): void {
  console.log(`Name:      ${printable(name)}\nEmail:     ${printable(email)}`);
  console.log(`Phone:     ${printable(phone)}\n\n${printable(message)}`);
}

function stateOf(delivery: StaffEnquiry['deliveries'][number]): string {
  const { configured, deliveredAt, problem, nextAttemptAt } = delivery;
  if (deliveredAt) return `delivered ${minute(deliveredAt)}`;
  const why = problem ?? 'not tried';
  if (!configured) return `not sent (${why}), and this channel is not configured any more`;
  return `not sent yet (${why}), next attempt ${minute(nextAttemptAt)}`;
}

async function exportAll(enquiries: Enquiries, file: string): Promise<void> {
  const all = await enquiries.staff.list();
  // Patients' words: nobody else on this machine is to read the file.
  await writeFile(file, toCsv(all), { mode: 0o600 });
  console.log(`${all.length} enquiries written to ${file}.`);
}

async function retryWaiting(enquiries: Enquiries): Promise<void> {
  const waiting = (await enquiries.staff.list()).filter(({ status }) => status === 'waiting');
  let delivered = 0;
  for (const { id } of waiting) if (await enquiries.retry(id)) delivered += 1;
  console.log(`${delivered} of ${waiting.length} waiting enquiries delivered.`);
  if (delivered < waiting.length) process.exitCode = 1;
}

async function retry(enquiries: Enquiries, { id, status }: StaffEnquiry): Promise<void> {
  if (status === 'delivered') {
    console.log(`Enquiry ${id} has been delivered already.`);
    return;
  }
  if (!enquiries.canSend) throw new CommandError(`Nothing can be sent; ${howToSend}.`);
  const sent = await enquiries.retry(id);
  const now = (await enquiries.staff.show(id))?.status;
  console.log(`Enquiry ${id} is ${now}.`);
  if (!sent) throw new CommandError('It could not be delivered; the server will try again.');
}

function minute(moment: string): string {
  return `${moment.slice(0, 16).replace('T', ' ')} UTC`;
}

/** A terminal obeys control characters; what a stranger sent must not command it. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '\uFFFD');
}
