import type { Logger } from 'pino';
import { Alerts, type PushConnection } from './alerts/index.ts';
import { readOutcomes } from './backup/index.ts';
import { Cleanup } from './cleanup.ts';
import { type Config, ConfigError } from './config.ts';
import { type Database, openWhenReady } from './database/index.ts';
import {
  createEnquiries,
  type DeliveryTimings,
  type Enquiries,
  type IntakeLimits,
} from './enquiries/index.ts';
import { createLog, reasonOf } from './log.ts';
import { Notices } from './notices/index.ts';
import { FollowedEdits } from './pages/content/published-edits.ts';
import { type PictureLimits, Pictures, unusedPictures } from './pictures/index.ts';
import { createMetrics, type Metrics } from './plugins/metrics.ts';
import {
  createPosts,
  deleteOldPreviews,
  PostSchedule,
  type Posts,
  type PostTiming,
} from './posts/index.ts';
import { MissedSearches } from './searches/index.ts';
import { SiteChanges } from './site-changes.ts';
import { deleteEditsInFolder } from './site-edits/in-folder.ts';
import { deleteOldSitePreviews } from './site-edits/preview-links.ts';
import { Staff, staffCleanup } from './staff/index.ts';

/** Everything that lives as long as the server does. */
export interface Services {
  config: Config;
  log: Logger;
  database: Database;
  enquiries: Enquiries;
  posts: Posts;
  staff: Staff;
  /** Alerts on staff devices. */
  alerts: Alerts;
  /** Pictures of posts. */
  pictures: Pictures;
  /** Staff notices at the top of the public pages, and closed days. */
  notices: Notices;
  /** Words for which the website's search found nothing. */
  searches: MissedSearches;
  /** The changes to the pages' content that staff have published. */
  edits: FollowedEdits;
  /** Notifies the parts of the server when staff change the public pages. */
  changes: SiteChanges;
  /** Null if no metrics port is configured. */
  metrics: Metrics | null;
  /**
   * Starts delivering enquiries, deleting what has expired, publishing what is due, and polling for
   * changes by staff.
   */
  start(): void;
  /** Lets work under way finish, and closes the database. */
  close(): Promise<void>;
}

/** Overrides of the default timeouts, intervals and limits, for tests. Times are in milliseconds. */
export interface Timings extends Partial<DeliveryTimings> {
  /** How many enquiries are accepted, and how much disk space they must leave free. */
  enquiries?: Partial<IntakeLimits>;
  /** How long posts are cached, and how long to wait for a hosted table. */
  posts?: Partial<PostTiming>;
  /** How long the files of an uploaded picture may take to make. */
  pictures?: Partial<PictureLimits>;
  /** The pause between two polls for changes that staff made on another server. */
  changesInterval?: number;
  /** The pause between two checks for due posts. */
  scheduleInterval?: number;
  /** The pause between two checks for unopened enquiries. */
  unopenedInterval?: number;
  /** How push services are reached. */
  push?: Partial<PushConnection>;
  /** How long PostgreSQL may take for one query, or to accept a connection. */
  queryTimeout?: number;
  /** How long startup waits for each page to be rendered once. */
  warmUpTimeout?: number;
  /** The pause between two checks for changes to the clinic's folder and to notices. */
  contentInterval?: number;
  /** How long requests and deliveries under way may take when the server is told to stop. */
  stopTimeout?: number;
}

/**
 * Opens the database and wires up the parts of the server. Nothing runs in the background until `start()`.
 * @param timings overrides of the defaults; for tests
 * @param log where it logs; a test passes its own
 * @param opened the database, if it is already open
 * @throws ConfigError when the database cannot be opened
 */
export async function createServices(
  config: Config,
  timings: Timings = {},
  log: Logger = createLog(config.logLevel),
  opened?: Database,
): Promise<Services> {
  const database = opened ?? (await openConfigured(config.databaseUrl, log, timings));
  const alerts = new Alerts({ config, database, log, connection: timings.push });
  const enquiries = createEnquiries({
    config,
    database,
    log,
    alerts,
    timings,
    limits: timings.enquiries,
    unopenedInterval: timings.unopenedInterval,
  });
  const searches = new MissedSearches({ config, database, log });
  const cleanup = new Cleanup({
    database,
    log,
    tasks: {
      ...enquiries.cleanup(),
      ...staffCleanup(database, config),
      'searches without a result': () => searches.deleteOld(),
      'preview links': () => deleteOldPreviews(database),
      'preview links of the site': () => deleteOldSitePreviews(database),
      'pictures without a post': unusedPictures(database),
      'changes that the folder has': () => deleteEditsInFolder(database, config.clinicDir),
    },
  });
  const changes = new SiteChanges(database, log, timings.changesInterval);
  const notices = new Notices({ config, database, log, changes });
  const edits = new FollowedEdits({ database, log, changes });
  const staff = new Staff({ config, database, log });
  const posts = createPosts({
    config,
    database,
    log,
    ...(timings.posts && { timing: timings.posts }),
  });
  changes.on('posts', () => posts.expire());
  // Comes before anything is read: otherwise the first poll would trigger a second read of everything.
  await changes.check();
  const schedule = new PostSchedule({
    ...config,
    database,
    log,
    interval: timings.scheduleInterval,
    published: () => void changes.check(),
  });
  return {
    config,
    log,
    database,
    enquiries,
    posts,
    staff,
    alerts,
    pictures: new Pictures(database, timings.pictures),
    notices,
    searches,
    edits,
    changes,
    metrics:
      config.metricsPort === null ? null : createMetrics(enquiries, () => readOutcomes(database)),
    start() {
      // Makes the finder of emergency words, for which no visitor should wait.
      config.clinic.enquiryWords.isUrgent('');
      enquiries.start();
      cleanup.start();
      changes.start();
      schedule.start();
    },
    async close() {
      await schedule.stop();
      await changes.stop();
      await cleanup.stop();
      await enquiries.stop();
      await database.destroy();
    },
  };
}

/**
 * Opens the database of a configuration.
 * @throws ConfigError when it cannot be opened
 */
export async function openConfigured(
  url: string,
  log: Logger,
  { queryTimeout }: Timings,
): Promise<Database> {
  try {
    return await openWhenReady(url, log, { queryTimeout });
  } catch (error) {
    throw new ConfigError(`DATABASE_URL could not be opened: ${reasonOf(error)}.`);
  }
}
