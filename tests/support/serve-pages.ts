import { readConfig } from '../../server/config.ts';
import { openSite } from '../../server/pages/site.ts';
import type { Post, Posts } from '../../server/posts/index.ts';
import { runUntilStopped } from '../../server/run.ts';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';

/** What the server with pages does otherwise than the real one. */
export interface PagesOptions {
  /** Where the built site is, if not in `dist`. */
  folder?: string;
  /** Posts whose reading throws, as no real source of posts ever does. */
  broken?: boolean;
}

/** The listing fails before its page begins, a post while its page is half written. */
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
      image: null,
      date: '1 January 2025',
      createdAt: null,
      readTime: '1 min read',
      get html(): string {
        throw new RangeError('the post of Rukmini');
      },
    };
    return { status: 'found', post, featured: [] };
  },
};

process.once('disconnect', () => process.exit());
await runUntilStopped(async () => {
  const { folder, broken } = JSON.parse(process.argv[2] ?? '{}') as PagesOptions;
  const real = await createServices(readConfig());
  const services = broken ? { ...real, posts: { ...real.posts, ...brokenPosts } } : real;
  const site = await openSite(services, folder);
  return { app: createServer(services, site), services };
});
