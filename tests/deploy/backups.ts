import { readdir } from 'node:fs/promises';
import { expect } from 'vitest';
import { readOutcomes } from '../../server/backup/index.ts';
import { openDatabase } from '../../server/database/index.ts';
import { runCommand } from '../support/run-command.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';

/** The output of the command for a complete backup. */
export const verifiedOutput = expect.stringContaining('and verified by a test restore');

const program = 'server/commands/backup.ts';

/** Backs up; returns the output of the command too. */
export async function backUp(databaseUrl: string, folder: string, ...options: string[]) {
  const environment = { DATABASE_URL: databaseUrl };
  const { code, output, errors } = await runCommand(program, [folder, ...options], environment);
  return { status: code, output: output + errors, files: (await readdir(folder)).sort() };
}

/** Restores a backup over a database, and its clinic's folder into `clinicDir`. */
export function restore(file: string, databaseUrl: string, clinicDir = 'clinic') {
  const environment = { DATABASE_URL: databaseUrl, CLINIC_DIR: clinicDir };
  return runCommand(program, ['restore', file], environment);
}

/** The outcomes of backups that the database has recorded. */
export async function outcomesIn(databaseUrl: string) {
  const database = await openDatabase(databaseUrl);
  const outcomes = await readOutcomes(database);
  await database.destroy();
  return outcomes;
}

/** Sends enquiries until it is stopped; returns the messages that were accepted. */
function sendEnquiries(site: InProcessSite) {
  const acceptedMessages: string[] = [];
  let isOver = false;
  const send = async () => {
    while (!isOver) {
      const enquiry = anEnquiry();
      if ((await post(site.url, enquiry)).status === 200) acceptedMessages.push(enquiry.message);
    }
  };
  const senders = [send(), send(), send()];
  return {
    acceptedMessages,
    waitForMoreThan: (count: number) =>
      expect.poll(() => acceptedMessages.length, { interval: 5 }).toBeGreaterThan(count),
    async stop() {
      isOver = true;
      await Promise.all(senders);
    },
  };
}

/** The messages in a database. */
export async function messagesIn(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase(databaseUrl);
  const rows = await database.selectFrom('enquiries').select('content').execute();
  await database.destroy();
  return rows.map(({ content }) => String((JSON.parse(content) as { message: string }).message));
}

/**
 * Backs up while enquiries arrive; also returns the messages accepted before the backup, and all of them.
 * @param prepare called before the first enquiry
 */
export async function backUpInTraffic(
  databaseUrl: string,
  folder: string,
  prepare = async (_site: InProcessSite) => {},
) {
  const site = await startInProcess({ DATABASE_URL: databaseUrl });
  await prepare(site);
  const traffic = sendEnquiries(site);
  await traffic.waitForMoreThan(50);
  const messagesBefore = [...traffic.acceptedMessages];
  const backup = await backUp(databaseUrl, folder);
  await traffic.waitForMoreThan(traffic.acceptedMessages.length + 20);
  await traffic.stop();
  await site.close();
  return { messagesBefore, allMessages: traffic.acceptedMessages, ...backup };
}
