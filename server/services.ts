import type { Logger } from 'pino';
import { type Config, ConfigError } from './config.ts';
import { type Database, openWhenReady } from './database/index.ts';
import { Desk, deskCleanup } from './desk/index.ts';
import { createEnquiries, type DeliveryTimings, type Enquiries } from './enquiries/index.ts';
import { createLog, reasonOf } from './log.ts';
import { Pictures, unusedPictures } from './media/index.ts';
import { Notices } from './notices/index.ts';
import { createMetrics, type Metrics } from './plugins/metrics.ts';
import { createPosts, PostSchedule, type Posts } from './posts/index.ts';
import { SiteChanges } from './site-changes.ts';

/** Everything that lives as long as the server does. */
export interface Services {
  config: Config;
  log: Logger;
  database: Database;
  enquiries: Enquiries;
  posts: Posts;
  desk: Desk;
  /** Pictures of posts. */
  pictures: Pictures;
  /** What staff say at the top of the public pages. */
  notices: Notices;
  /** Tells what staff have changed on the public pages. */
  changes: SiteChanges;
  /** Null where no port is configured for them. */
  metrics: Metrics | null;
  /** Begins to deliver enquiries, to publish what is due, and to look for what staff change. */
  start(): void;
  /** Finishes what is under way and lets go of the database. */
  close(): Promise<void>;
}

/**
 * Opens the database and puts the parts of the server together. Nothing runs in the background
 * until `start()`.
 * @param timings how long deliveries may take and how often they are tried; for tests
 * @throws ConfigError when the database cannot be opened
 */
export async function createServices(
  config: Config,
  timings?: Partial<DeliveryTimings>,
): Promise<Services> {
  const log = createLog(config.logLevel);
  const database = await openConfigured(config.databaseUrl, log);
  const enquiries = createEnquiries({
    config,
    database,
    log,
    otherCleanup: {
      ...deskCleanup(database, config),
      'pictures without a post': unusedPictures(database),
    },
    ...(timings && { timings }),
  });
  const changes = new SiteChanges(database, log);
  const notices = new Notices({ config, database, log, changes });
  const desk = new Desk({ config, database, log });
  const posts = createPosts({ config, database, log });
  changes.on('posts', () => posts.expire());
  const schedule = new PostSchedule({
    ...config,
    database,
    log,
    published: () => void changes.check(),
  });
  return {
    config,
    log,
    database,
    enquiries,
    posts,
    desk,
    pictures: new Pictures(database),
    notices,
    changes,
    metrics: config.metricsPort === null ? null : createMetrics(enquiries),
    start() {
      enquiries.start();
      changes.start();
      schedule.start();
    },
    async close() {
      await schedule.stop();
      await changes.stop();
      await enquiries.stop();
      await database.destroy();
    },
  };
}

async function openConfigured(url: string, log: Logger): Promise<Database> {
  try {
    return await openWhenReady(url, log);
  } catch (error) {
    throw new ConfigError(`DATABASE_URL could not be opened: ${reasonOf(error)}.`);
  }
}
