import { type Behaviour, type FakePostgrest, startPostgrest } from './postgrest.ts';
import type { FakeRow } from './postgrest-table.ts';
import { type ServeOptions, SiteServer } from './site-server.ts';

/** How the clinic's site is started. */
export interface BlogSiteOptions {
  /** The rows of the hosted table. */
  rows?: FakeRow[];
  /**
   * How the hosted table answers from the first visitor on, who finds that the server knows
   * nothing yet. Left out, it answers well and the server has read its posts.
   */
  behaviour?: Behaviour;
  /** Other waits than the usual ones. */
  timing?: ServeOptions['postTimings'];
}

/** The whole site as a server process of its own, whose posts are in a hosted table. */
export interface BlogSite {
  url: string;
  server: SiteServer;
  remote: FakePostgrest;
  close(): Promise<void>;
}

/** Starts a hosted table and a site that reads it. */
export async function startBlogSite(options: BlogSiteOptions = {}): Promise<BlogSite> {
  const { rows = [], behaviour, timing = {} } = options;
  const remote = await startPostgrest(rows);
  if (behaviour) remote.behaviour = { kind: 'error', status: 401, message: 'Not yet' };
  const environment = { BLOGS_URL: remote.url, BLOGS_KEY: remote.key, LOG_LEVEL: 'fatal' };
  const server = await SiteServer.start(environment, { postTimings: timing });
  // When this is answered, the read that the server began with is over.
  await fetch(`${server.url}/api/blogs`);
  if (behaviour) remote.behaviour = behaviour;
  return {
    url: server.url,
    server,
    remote,
    async close() {
      // At once: what hangs in it is of no interest any more.
      await server.stop('SIGKILL');
      await remote.close();
    },
  };
}
