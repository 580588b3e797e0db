import type { Timings } from '../../server/services.ts';
import { type Behaviour, type FakePostgrest, startPostgrest } from './postgrest.ts';
import type { FakeRow } from './postgrest-table.ts';
import { SiteServer } from './site-server.ts';

/** How the clinic's site is started. */
export interface BlogSiteOptions {
  /** The rows of the hosted table. */
  rows?: FakeRow[];
  /**
   * How the hosted table answers from the first visitor on, when the server does not know any posts
   * yet. By default it answers well, and the server has read its posts.
   */
  behaviour?: Behaviour;
  /** Timings that differ from the usual ones. */
  timing?: Timings['posts'];
  /** Matches the errors that the server may log; by default those of a table that does not answer well. */
  expectedErrors?: RegExp;
}

/** The whole site in its own server process, with its posts in a hosted table. */
export interface BlogSite {
  url: string;
  server: SiteServer;
  remote: FakePostgrest;
  close(): Promise<void>;
}

/** What the server logs where it cannot read posts. */
export const unreadPosts = /blog posts? could not be read/;

/** Starts a hosted table and a site that reads it. */
export async function startBlogSite(options: BlogSiteOptions = {}): Promise<BlogSite> {
  const { rows = [], behaviour, timing = {} } = options;
  const { expectedErrors = behaviour && unreadPosts } = options;
  const remote = await startPostgrest(rows);
  if (behaviour) remote.behaviour = { kind: 'error', status: 401, message: 'Not yet' };
  const environment = { BLOGS_URL: remote.url, BLOGS_KEY: remote.key };
  const server = await SiteServer.start(environment, {
    timings: { posts: timing },
    ...(expectedErrors && { expectedErrors }),
  });
  // By the time this is answered, the server's initial read is over.
  await fetch(`${server.url}/api/blogs`);
  if (behaviour) remote.behaviour = behaviour;
  return {
    url: server.url,
    server,
    remote,
    async close() {
      // Without a graceful shutdown: requests may still be hanging.
      await server.stop('SIGKILL');
      await remote.close();
    },
  };
}
