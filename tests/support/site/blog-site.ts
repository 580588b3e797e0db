import type { Timings } from '../../../server/services.ts';
import {
  type Behaviour,
  type FakePostgrest,
  type FakeRow,
  startPostgrest,
} from '../services/postgrest.ts';
import { type InProcessSite, startInProcess } from './site-in-process.ts';

/** How the clinic's site is started. */
export interface BlogSiteOptions {
  /** The rows of the hosted table. */
  rows?: FakeRow[];
  /**
   * How the hosted table responds from the first visitor on, when the server does not know any posts
   * yet. By default it responds normally, and the server has read its posts.
   */
  behaviour?: Behaviour;
  /** Overrides of the default timings. */
  timing?: Timings['posts'];
  /** Matches the errors that the server may log; by default the errors that a badly behaved table causes. */
  expectedErrors?: RegExp;
}

/** The whole site, with its posts in a hosted table. */
export interface BlogSite {
  url: string;
  server: InProcessSite;
  remote: FakePostgrest;
  close(): Promise<void>;
}

/** The errors that the server logs if it cannot read posts. */
const readErrors = /blog posts? could not be read/;

/** Starts a hosted table and a site that reads it. */
export async function startBlogSite(options: BlogSiteOptions = {}): Promise<BlogSite> {
  const { rows = [], behaviour, timing = {} } = options;
  const { expectedErrors = behaviour && readErrors } = options;
  const remote = await startPostgrest(rows);
  if (behaviour) remote.behaviour = { kind: 'error', status: 401, message: 'Not yet' };
  const environment = { BLOGS_URL: remote.url, BLOGS_KEY: remote.key };
  const server = await startInProcess(
    environment,
    { posts: timing },
    { pages: true, expectedErrors },
  );
  // By the time this is answered, the server's initial read is over.
  await fetch(`${server.url}/api/blogs`);
  if (behaviour) remote.behaviour = behaviour;
  return {
    url: server.url,
    server,
    remote,
    async close() {
      await server.close();
      await remote.close();
    },
  };
}
