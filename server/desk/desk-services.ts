import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { Enquiries } from '../enquiries/index.ts';
import type { Pictures } from '../media/index.ts';
import type { Posts } from '../posts/index.ts';
import type { SiteChanges } from '../site-changes.ts';
import type { Desk } from './desk.ts';

/** The parts of the server that the routes of the desk work with. */
export interface DeskServices {
  config: Config;
  database: Database;
  enquiries: Enquiries;
  desk: Desk;
  posts: Posts;
  changes: SiteChanges;
  pictures: Pictures;
}
