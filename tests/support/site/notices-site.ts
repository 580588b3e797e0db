import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Database, openDatabase } from '../../../server/database/index.ts';
import { noteChange } from '../../../server/site-changes.ts';
import { untilNotices } from '../content/notices.ts';
import { freshSqlite } from '../temporary.ts';
import { type InProcessSite, startInProcess } from './site-in-process.ts';

/** A server with pages that looks for changes by staff more often than usual, and its database. */
export interface NoticesSite {
  readonly site: InProcessSite;
  readonly database: Database;
  readonly DATABASE_URL: string;
  /** Starts another server on the same database. */
  start(): Promise<InProcessSite>;
}

/**
 * Provides the tests of a file with one server, on which no notice is shown as each of them begins.
 * @param table what they write, and what is deleted before each
 */
export function serveNotices(table: 'notices' | 'closed_days'): NoticesSite {
  const DATABASE_URL = freshSqlite();
  const timings = { changesInterval: 50, contentInterval: 50 };
  const start = () => startInProcess({ DATABASE_URL }, timings, { pages: true });
  let site: InProcessSite;
  let database: Database;
  beforeAll(async () => {
    site = await start();
    database = await openDatabase(DATABASE_URL);
  });
  afterAll(async () => {
    await site.close();
    await database.destroy();
  });
  beforeEach(async () => {
    await database.deleteFrom(table).execute();
    await noteChange(database, 'notices');
    await untilNotices(site);
  });
  return {
    DATABASE_URL,
    start,
    get site() {
      return site;
    },
    get database() {
      return database;
    },
  };
}
