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
  const write = async () => {
    while (!isOver) {
      const enquiry = anEnquiry();
      if ((await post(site.url, enquiry)).status === 200) acceptedMessages.push(enquiry.message);
    }
  };
  const writers = [write(), write(), write()];
  return {
    stored: acceptedMessages,
    until: (count: number) =>
      expect.poll(() => acceptedMessages.length, { interval: 5 }).toBeGreaterThan(count),
    async stop() {
      isOver = true;
      await Promise.all(writers);
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
 * Backs up while enquiries arrive; each enquiry accepted before must be in the backup once.
 * @param prepare works with the site beforehand
 */
export async function backUpInTraffic(
  databaseUrl: string,
  folder: string,
  prepare = async (_site: InProcessSite) => {},
) {
  const site = await startInProcess({ DATABASE_URL: databaseUrl });
  await prepare(site);
  const traffic = sendEnquiries(site);
  await traffic.until(50);
  const storedBefore = [...traffic.stored];
  const backup = await backUp(databaseUrl, folder);
  await traffic.until(traffic.stored.length + 20);
  await traffic.stop();
  await site.close();
  return { before: storedBefore, all: traffic.stored, ...backup };
}
