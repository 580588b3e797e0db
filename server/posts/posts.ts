import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PostCard } from '../../shared/post.ts';
import type { Config } from '../config.ts';
import { FailureLog } from '../failure-log.ts';
import { type Listing, readListing } from './listing.ts';
import { createPostFinder, listingKey } from './post-finder.ts';
import { postgrestSource } from './postgrest-source.ts';
import type { RetryTiming } from './remote-call.ts';
import { PostSourceError } from './row.ts';
import { createRowMapper } from './row-mapper.ts';
import { type CacheTiming, createCache, NotFoundError } from './stale-while-revalidate.ts';
import type { FailedRead, LoadedPosts, PendingRead, PostList, PostResult, Posts } from './types.ts';

/** How long posts are cached, and how long to wait for a remote service. */
export type PostTiming = CacheTiming & RetryTiming;

/** After five minutes, the next request triggers a new read, but is still answered from the cache. */
const defaultTiming: PostTiming = {
  fresh: 5 * 60_000,
  missing: 30_000,
  afterFailure: 15_000,
  callTimeout: 5_000,
  budget: 8_000,
  firstDelay: 250,
  now: () => performance.now(),
};

/** How long a post waits for the featured posts shown with it, in milliseconds. */
const featuredTimeout = 1_000;

interface PostsOptions {
  config: Pick<Config, 'blogs' | 'siteUrl' | 'timeZone' | 'clinic'>;
  log: FastifyBaseLogger;
  timing?: Partial<PostTiming>;
}

/** The listing if no table is configured. */
const none: LoadedPosts = { status: 'loaded', cards: [], rows: 0, raw: [] };
const noPosts: Posts = {
  list: async () => none,
  listWithin: async () => none,
  postWithin: async () => ({ status: 'missing' }),
};

/** The posts of the hosted table, cached. Nothing is read before the first request. */
export function createPosts({ config, log, timing: own }: PostsOptions): Posts {
  const { blogs, siteUrl, timeZone, clinic } = config;
  if (!blogs) return noPosts;
  const timing = { ...defaultTiming, ...own };
  const source = postgrestSource(blogs, timing, log);
  const mapper = createRowMapper({ siteUrl, timeZone, clinic, log });
  const single = { timing, log, limits: { values: 1, bytes: 1 }, bytesOf: () => 1 };

  const listings = createCache<Listing>({
    ...single,
    read: () => readListing(source.published(), mapper, log),
  });
  const featured = createCache<PostCard[]>({
    ...single,
    read: async () => (await source.featured()).flatMap((row) => mapper.toCard(row) ?? []),
  });
  const finder = createPostFinder({ source, mapper, listings, timing, log });

  const failures = {
    list: new FailureLog({
      failed: (fault) => log.error(fault, 'the listing of blog posts could not be read'),
      works: () => log.info('the listing of blog posts is read again'),
    }),
    featured: new FailureLog({
      failed: (fault) => log.warn(fault, 'featured blog posts could not be read: none are shown'),
      works: () => log.info('featured blog posts are read again'),
    }),
    post: new FailureLog({
      failed: (fault) => log.error(fault, 'a blog post could not be read'),
      works: () => log.info('blog posts are read again'),
    }),
  };

  const failed = (error: unknown, failureLog: FailureLog): FailedRead => {
    failureLog.failed(error);
    const isKnown = error instanceof PostSourceError;
    return { status: 'failed', message: isKnown ? error.message : 'The posts could not be read.' };
  };

  const list = async (): Promise<PostList> => {
    try {
      const listing = await listings.get(listingKey);
      failures.list.works();
      return loadedPosts(listing);
    } catch (error) {
      return failed(error, failures.list);
    }
  };

  const readFeatured = async (): Promise<PostCard[]> => {
    try {
      const cards = await featured.get('featured');
      failures.featured.works();
      return cards;
    } catch (error) {
      failures.featured.failed(error);
      return [];
    }
  };

  const post = async (slug: string, timeout: number): Promise<PostResult> => {
    if (finder.isMissing(slug)) return { status: 'missing' };
    const others = within(timeout, readFeatured);
    try {
      const found = await finder.find(slug);
      failures.post.works();
      const cards = await others;
      const shown = Array.isArray(cards) ? cards.filter((card) => card.slug !== found.slug) : [];
      return { status: 'found', post: found, featured: shown };
    } catch (error) {
      return error instanceof NotFoundError ? { status: 'missing' } : failed(error, failures.post);
    }
  };

  return {
    list,
    listWithin: (milliseconds) => within(milliseconds, list),
    postWithin: (slug, milliseconds) =>
      within(milliseconds, () => post(slug, Math.min(featuredTimeout, milliseconds / 2))),
  };
}

function loadedPosts({ status, cards, rows, raw }: Listing): LoadedPosts {
  return { status, cards, rows, raw };
}

/** Waits for a read up to a time limit. After that the read continues, and fills the cache for the next request. */
async function within<Result>(
  milliseconds: number,
  read: () => Promise<Result>,
): Promise<Result | PendingRead> {
  const finished = new AbortController();
  const pending: PendingRead = { status: 'pending' };
  try {
    return await Promise.race([read(), delay(milliseconds, pending, finished)]);
  } finally {
    finished.abort();
  }
}
