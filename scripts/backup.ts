import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import {
  backUp,
  deleteOlder,
  noteOutcome,
  reasonOfFailure,
  restoreBackup,
} from '../server/backup/index.ts';
import { ConfigError, loadConfig } from '../server/config.ts';
import { openAsItIs, whenUnlocked } from '../server/database/index.ts';
import { createLog, flushLog, reasonOf } from '../server/log.ts';

// node scripts/backup.ts FOLDER [DAYS]: backs up the database while the server runs, restores the backup in
// a scratch place to prove it, and deletes backups older than DAYS once there are as many newer ones. Used
// by deploy/clinic-backup.service, deploy/upgrade.sh and by hand.
// node scripts/backup.ts restore FILE: puts a backup in place of the database. The server must be stopped.
const usage = 'Usage: node scripts/backup.ts FOLDER [DAYS], or node scripts/backup.ts restore FILE';

// Only this user may read what is written here.
process.umask(0o077);
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => stopping.abort());
}

try {
  const asked = readArguments();
  const { databaseUrl, logLevel } = loadConfig();
  const log = createLog(logLevel);
  if ('file' in asked) {
    await restoreBackup(databaseUrl, asked.file);
    log.info({ file: asked.file }, 'the database is as in this backup');
  } else if (!(await run(databaseUrl, asked.folder, asked.days, log))) {
    process.exitCode = 1;
  }
  await flushLog(log);
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The backup failed.');
  process.exitCode = 1;
}

function readArguments(): { folder: string; days: number | null } | { file: string } {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [folder, days] = positionals;
  if (folder === 'restore' && days !== undefined) return { file: days };
  if (!folder || (days !== undefined && !/^[1-9]\d{0,3}$/.test(days))) throw new ConfigError(usage);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ConfigError(`${folder} is not a folder: create it, or correct the path.`);
  }
  return { folder, days: days ? Number(days) : null };
}

/** Returns whether a backup was made and proven. */
async function run(
  url: string,
  folder: string,
  days: number | null,
  log: Logger,
): Promise<boolean> {
  try {
    const { file, inventory, unproven } = await backUp(url, folder, stopping.signal);
    if (days) await deleteOlder(folder, days);
    if (unproven !== null) {
      log.error(
        { file, reason: unproven },
        'the backup is kept, but could not be restored to prove it',
      );
      await recordOutcome(url, { problem: unproven }, log);
      return false;
    }
    const { rows, newestEnquiry } = inventory;
    log.info({ file, rows, newestEnquiry }, 'backed up, and restored to prove it');
    await recordOutcome(url, { inventory }, log);
    return true;
  } catch (error) {
    const problem = reasonOfFailure(error);
    log.error({ reason: problem }, 'the backup failed, and nothing was kept');
    await recordOutcome(url, { problem }, log);
    return false;
  }
}

/** Records the outcome for the metrics and the desk; where that is possible. */
async function recordOutcome(
  url: string,
  outcome: Parameters<typeof noteOutcome>[1],
  log: Logger,
): Promise<void> {
  try {
    const database = openAsItIs(url);
    try {
      // The server may be writing just now.
      await whenUnlocked(() => noteOutcome(database, outcome));
    } finally {
      await database.destroy();
    }
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'the outcome of the backup could not be recorded');
  }
}
