import type { Logger } from 'pino';
import { Alerts, type AlertsOptions } from './alerts/index.ts';
import { readOutcomes } from './backup/index.ts';
import { Cleanup } from './cleanup.ts';
import type { Config } from './config.ts';
import { deleteRedundantRows } from './content/decisions.ts';
import { Folder } from './content/drafts.ts';
import { PublishedTextsWatcher } from './content/published-texts.ts';
import { type Database, openDatabase } from './database/index.ts';
import { type DeliveryTimings, Enquiries, type IntakeLimits } from './enquiries/index.ts';
import { createLog, PlainError, reasonOf } from './log.ts';
import { type PictureLimits, Pictures } from './pictures/index.ts';
import { createMetrics } from './plugins/metrics.ts';
import { createPosts, type PostTiming } from './posts/index.ts';
import { MissedSearches } from './searches/index.ts';
import { Staff, staffCleanupTasks } from './staff/staff.ts';

/** The parts of the server, which live as long as it does. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/** Overrides of the default timeouts, intervals and limits, for tests. Times are in milliseconds. */
export interface Timings extends Partial<DeliveryTimings> {
  /** How many enquiries are accepted, and how much disk space they must leave free. */
  enquiries?: Partial<IntakeLimits>;
  /** How long posts are cached, and how long to wait for their table. */
  posts?: Partial<PostTiming>;
  /** How long the files of an uploaded picture may take to make. */
  pictures?: Partial<PictureLimits>;
  /** The pause between two polls for changes that staff made on another server. */
  changesInterval?: number;
  /** The pause between two checks for unopened enquiries. */
  unopenedInterval?: number;
  /** The connection to push services. */
  push?: AlertsOptions['connection'];
  /** How long PostgreSQL may take for one query, or to accept a connection. */
  queryTimeout?: number;
  /** The pause between two checks for changes to the clinic's folder. */
  contentInterval?: number;
  /** How long requests and deliveries in progress may take at shutdown. */
  stopTimeout?: number;
}

/**
 * Opens the database and wires up the parts of the server. Nothing runs in the background until `start()`.
 * @param timings overrides of the defaults; for tests
 * @param log where it logs; a test passes its own
 * @param openedDatabase the database, if it is already open
 * @throws PlainError when the database cannot be opened
 */
export async function createServices(
  config: Config,
  timings: Timings = {},
  log: Logger = createLog(config.logLevel),
  openedDatabase?: Database,
) {
  const database = openedDatabase ?? (await openDatabaseUrl(config.databaseUrl, timings));
  const alerts = new Alerts({ config, database, log, connection: timings.push });
  const enquiries = new Enquiries({
    config,
    database,
    log,
    alerts,
    timings,
    limits: timings.enquiries,
    unopenedInterval: timings.unopenedInterval,
  });
  const searches = new MissedSearches({ config, database, log });
  const folder = new Folder(config.clinicDir);
  const cleanup = new Cleanup({
    database,
    log,
    tasks: {
      ...enquiries.cleanupTasks(),
      ...staffCleanupTasks(database, config),
      'searches without a result': () => searches.deleteOld(),
      'published files equal to the folder’s': () => deleteRedundantRows(database, folder),
    },
  });
  const publishedTexts = new PublishedTextsWatcher(database, log, timings.changesInterval);
  const staff = new Staff({ config, database, log });
  const posts = createPosts({
    config,
    log,
    ...(timings.posts && { timing: timings.posts }),
  });
  await publishedTexts.check();
  return {
    config,
    log,
    database,
    enquiries,
    posts,
    staff,
    /** Alerts on staff devices. */
    alerts,
    /** Pictures that were uploaded at the desk. */
    pictures: new Pictures(database, timings.pictures),
    /** Words for which the website's search found nothing. */
    searches,
    /** The texts that staff have published, which override the clinic's folder. */
    publishedTexts,
    /** Null if no metrics port is configured. */
    metrics:
      config.metricsPort === null ? null : createMetrics(enquiries, () => readOutcomes(database)),
    /** Starts delivering enquiries, deleting expired data, and polling for publications by other servers. */
    start() {
      // Builds the finder of emergency words now, so that no visitor waits for it.
      config.clinic.isUrgent('');
      enquiries.start();
      cleanup.start();
      publishedTexts.start();
    },
    /** Lets work in progress finish, and closes the database. */
    async close() {
      await publishedTexts.stop();
      await cleanup.stop();
      await enquiries.stop();
      await database.destroy();
    },
  };
}

/**
 * Opens the database at `DATABASE_URL`.
 * @throws PlainError when it cannot be opened
 */
export async function openDatabaseUrl(url: string, { queryTimeout }: Timings): Promise<Database> {
  try {
    return await openDatabase(url, { queryTimeout });
  } catch (error) {
    throw new PlainError(`DATABASE_URL could not be opened: ${reasonOf(error)}.`);
  }
}
