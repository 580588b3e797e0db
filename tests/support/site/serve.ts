import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Posts } from '../../../server/posts/read/types.ts';
import type { Post } from '../../../shared/post.ts';
import type { ServeOptions } from './site-server.ts';

/**
 * The program of a server under test. Unlike `server/main.ts` it takes options, tells its port to the
 * process that started it, and exits with that process.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as ServeOptions;
const [{ readConfig }, { openSite }, { runUntilStopped }, app, services] = await Promise.all([
  load<typeof import('../../../server/config.ts')>('config.ts'),
  load<typeof import('../../../server/pages/site.ts')>('pages/site.ts'),
  load<typeof import('../../../server/run.ts')>('run.ts'),
  load<typeof import('../../../server/server.ts')>('server.ts'),
  load<typeof import('../../../server/services.ts')>('services.ts'),
]);

/** A busy machine is no fault of a hosted table: a test that means one passes its own timings. */
const patient = { callTimeout: 60_000, budget: 60_000 };

/** The listing fails before its page is rendered, a post while its page is being rendered. */
const brokenPosts: Pick<Posts, 'listWithin' | 'postWithin'> = {
  async listWithin() {
    throw new RangeError('the listing of Rukmini');
  },
  async postWithin(slug) {
    const post: Post = {
      id: 1,
      title: 'A post',
      slug,
      excerpt: null,
      excerptParts: [],
      image: null,
      createdAt: null,
      readMinutes: 1,
      hasContent: true,
      get html(): string {
        throw new RangeError('the post of Rukmini');
      },
    };
    return { status: 'found', post, featured: [] };
  },
};

process.once('disconnect', () => process.exit());
await runUntilStopped(async () => {
  const timings = { ...options.timings, posts: { ...patient, ...options.timings?.posts } };
  const real = await services.createServices(readConfig(), timings);
  const posts = { ...real.posts, ...(options.brokenPosts && brokenPosts) };
  const used = { ...real, posts };
  const site = options.pages === false ? null : await openSite(used, options.pages);
  const server = app.createServer(used, site);
  // Stands in for the pages.
  if (!site) server.get('/page', async () => 'a page');
  server.addHook('onListen', () => tellPort(server.addresses()));
  return { app: server, services: used };
}, options.timings);

function tellPort([address]: (AddressInfo | string)[]): void {
  process.send?.(typeof address === 'object' && address.port);
}

/** A module of the served project's server. */
function load<Module>(path: string): Promise<Module> {
  return import(join(options.project ?? process.cwd(), 'server', path));
}
