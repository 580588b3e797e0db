import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  backUp,
  backupName,
  configuredSource,
  copyElsewhere,
  deleteOldBackups,
  type Inventory,
  reasonOfFailure,
  recordOutcome,
  restoreBackup,
} from '../backup/index.ts';
import { loadEnvironmentFile, readVariables } from '../config.ts';
import { dataFolder } from '../data-folder.ts';
import { openWithoutMigrating, retryWhileLocked } from '../database/index.ts';
import { PlainError, reasonOf } from '../log.ts';

const usage = `Backs up everything that the clinic has (database, desk's secret, settings, clinic's folder) to one file, or restores it.

  npm run backup                      back up to data/backups; the server may keep running
  npm run backup -- FILE.tar.gz       back up to this file
  npm run backup -- FOLDER [DAYS]     back up to this folder; with DAYS, copy the backup to BACKUP_TO, and delete
                                      backups older than DAYS days once there are as many newer
  npm run backup -- restore FILE      replace everything with a backup; stop the server first`;

type Outcome = Parameters<typeof recordOutcome>[1];

// Only this user can read the files written here.
process.umask(0o077);
const controller = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => controller.abort());
}

const [first, second, ...extraArguments] = process.argv.slice(2);
try {
  loadEnvironmentFile();
  if (extraArguments.length > 0 || first?.startsWith('-')) throw new PlainError(usage);
  if (first === 'help') console.log(usage);
  else if (first === 'restore' && second !== undefined) await restore(second);
  else process.exitCode = (await makeBackup(first, second)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The command failed.');
  process.exitCode = 1;
}

/** Returns whether a backup was made, test-restored and, if configured, copied. */
async function makeBackup(target?: string, daysText?: string): Promise<boolean> {
  const isFile = target?.endsWith('.tar.gz') === true;
  if (daysText !== undefined && (isFile || !/^[1-9]\d{0,3}$/.test(daysText))) {
    throw new PlainError(usage);
  }
  const days = Number(daysText ?? 0);
  const { BACKUP_TO: copyTo } = readVariables();
  const source = configuredSource();
  const file = isFile ? target : join(folderFor(target), backupName());
  const record = (outcome: Outcome) => recordOutcomeIn(source.databaseUrl, outcome);
  try {
    const {
      inventory,
      files,
      problem: testProblem,
    } = await backUp(source, file, controller.signal);
    if (days > 0) await deleteOldBackups(folderFor(target), days);
    if (testProblem !== null) {
      console.error(`${file} is kept, but it could not be test-restored: ${testProblem}`);
      await record({ problem: testProblem });
      return false;
    }
    console.log(`Backed up to ${file}, and verified by a test restore:`);
    console.log(enquiriesIn(inventory));
    const counts = Object.values(inventory.rows);
    const total = counts.reduce((sum, count) => sum + count, 0);
    console.log(`rows in ${counts.length} tables: ${total}; files of the clinic: ${files}`);
    await record({ inventory });
    if (days > 0 && copyTo !== undefined) {
      await copyElsewhere(file, copyTo);
      if (copyTo.startsWith('/')) await deleteOldBackups(copyTo, days);
      console.log(`Copied to ${copyTo}.`);
    }
    return true;
  } catch (error) {
    const problem = reasonOfFailure(error);
    console.error(`The backup failed: ${problem}`);
    await record({ problem });
    return false;
  }
}

/** The named folder; by default `backups` in the data folder, which is created. */
function folderFor(target: string | undefined): string {
  if (target === undefined) {
    const { DATABASE_URL: databaseUrl } = readVariables();
    const folder = join(dataFolder({ databaseUrl }), 'backups');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  }
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) return target;
  throw new PlainError(
    `${target} is not a folder: create it, correct the path, or name a file that ends in .tar.gz.`,
  );
}

async function restore(file: string): Promise<void> {
  const { madeAt, inventory, previousFolder, wroteSettings, differingSettings } =
    await restoreBackup(file);
  console.log(`Restored the backup of ${madeAt}:`);
  console.log(enquiriesIn(inventory));
  if (previousFolder) console.log(`The previous clinic folder is now ${previousFolder}.`);
  if (wroteSettings) console.log('The settings were written to .env.');
  if (differingSettings.length > 0) {
    console.log(
      `These settings differ from the backup and were not changed: ${differingSettings.join(', ')}.`,
    );
    console.log(`To see the backup's settings: tar -xzOf ${file} ./settings.env`);
  }
}

function enquiriesIn({ rows, newestEnquiry }: Inventory): string {
  return `enquiries: ${rows['enquiries'] ?? 0}, newest: ${newestEnquiry ?? 'none'}`;
}

/** Records the outcome, if possible, for the metrics, the status and the desk. */
async function recordOutcomeIn(url: string, outcome: Outcome): Promise<void> {
  try {
    const database = openWithoutMigrating(url);
    try {
      // A running server may hold the write lock.
      await retryWhileLocked(() => recordOutcome(database, outcome));
    } finally {
      await database.destroy();
    }
  } catch (error) {
    console.error(`The outcome could not be recorded: ${reasonOf(error)}`);
  }
}
