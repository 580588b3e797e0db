import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Posts } from '../../../server/posts/read/types.ts';
import type { Post } from '../../../shared/post.ts';
import type { ServeOptions } from './site-server.ts';

/**
 * The program of a server under test. Unlike `server/main.ts` it takes options, tells its port to the
 * process that started it, and exits with that process.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as ServeOptions & { kept: string };
const [{ runUntilStopped }, { createServer }] = await Promise.all([
  load<typeof import('../../../server/run.ts')>('run.ts'),
  load<typeof import('../../../server/server.ts')>('server.ts'),
]);

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
  const { used, site } = options.pages === false ? await openApi() : await openPages();
  const server = createServer(used, site);
  // Stands in for the pages.
  if (!site) server.get('/page', async () => 'a page');
  server.addHook('onListen', () => tellPort(server.addresses()));
  return { app: server, services: used };
}, options.timings);

/** A server without pages, which a release from before may be. */
async function openApi() {
  const [{ createServices }, { readConfig }] = await Promise.all([
    load<typeof import('../../../server/services.ts')>('services.ts'),
    load<typeof import('../../../server/config.ts')>('config.ts'),
  ]);
  return { used: await createServices(readConfig(), options.timings), site: null };
}

async function openPages() {
  const [{ openServices }, { openSite }] = await Promise.all([
    load<typeof import('../../../server/open-server.ts')>('open-server.ts'),
    load<typeof import('../../../server/pages/site.ts')>('pages/site.ts'),
  ]);
  const { kept, isAhead = false, timings } = options;
  const opened = await openServices({ kept, isAhead, ...timings }, timings);
  const { services } = opened;
  const posts = { ...services.posts, ...(options.brokenPosts && brokenPosts) };
  const used = { ...services, posts };
  return { used, site: await openSite(used, opened.options) };
}

function tellPort([address]: (AddressInfo | string)[]): void {
  process.send?.(typeof address === 'object' && address.port);
}

/** A module of the served project's server. */
function load<Module>(path: string): Promise<Module> {
  return import(join(options.project ?? process.cwd(), 'server', path));
}
