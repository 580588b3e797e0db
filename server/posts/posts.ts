import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Post, PostCard } from '../../shared/post.ts';
import type { Config } from '../config.ts';
import { FailureLog } from '../log.ts';
import { type Listing, readListing } from './listing.ts';
import { postgrestSource } from './postgrest-source.ts';
import type { RetryTiming } from './remote-call.ts';
import { idOfSlug, type PostSource, PostSourceError, readSlug } from './row.ts';
import { createRowMapper, type RowMapper } from './row-mapper.ts';
import {
  type CacheTiming,
  createCache,
  NotFoundError,
  type StaleWhileRevalidateCache,
} from './stale-while-revalidate.ts';
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

/** How long a post waits at most for the featured posts shown with it, in milliseconds. */
const featuredTimeout = 1_000;

interface PostsOptions {
  config: Pick<Config, 'blogs' | 'siteUrl' | 'timeZone' | 'clinic'>;
  log: FastifyBaseLogger;
  timing?: Partial<PostTiming>;
}

/** The listing if no table is configured. */
const noPosts: LoadedPosts = { status: 'loaded', cards: [], rows: 0, raw: [] };

/** The posts of the hosted table, cached. Nothing is read before the first request. */
export function createPosts({ config, log, timing: overrides }: PostsOptions): Posts {
  const { blogs, siteUrl, timeZone, clinic } = config;
  if (!blogs) {
    return {
      list: async () => noPosts,
      listWithin: async () => noPosts,
      postWithin: async () => ({ status: 'missing' }),
    };
  }
  const timing = { ...defaultTiming, ...overrides };
  const source = postgrestSource(blogs, timing, log);
  const mapper = createRowMapper({ siteUrl, timeZone, clinic, log });
  const sharedOptions = { timing, log, limits: { values: 1, bytes: 1 }, bytesOf: () => 1 };

  const listings = createCache<Listing>({
    ...sharedOptions,
    read: () => readListing(source.readPublished(), mapper, log),
  });
  const featuredCards = createCache<PostCard[]>({
    ...sharedOptions,
    read: async () => (await source.readFeatured()).flatMap((row) => mapper.toCard(row) ?? []),
  });
  const finder = createPostFinder({ source, mapper, listings, timing, log });

  const failures = {
    list: new FailureLog({
      onFailure: (fields) => log.error(fields, 'the listing of blog posts could not be read'),
      onRecovery: () => log.info('the listing of blog posts is read again'),
    }),
    featured: new FailureLog({
      onFailure: (fields) =>
        log.warn(fields, 'featured blog posts could not be read: none are shown'),
      onRecovery: () => log.info('featured blog posts are read again'),
    }),
    post: new FailureLog({
      onFailure: (fields) => log.error(fields, 'a blog post could not be read'),
      onRecovery: () => log.info('blog posts are read again'),
    }),
  };

  const recordFailedRead = (error: unknown, failureLog: FailureLog): FailedRead => {
    failureLog.recordFailure(error);
    const isKnown = error instanceof PostSourceError;
    return { status: 'failed', message: isKnown ? error.message : 'The posts could not be read.' };
  };

  const list = async (): Promise<PostList> => {
    try {
      const listing = await listings.get(listingKey);
      failures.list.recordSuccess();
      return toLoadedPosts(listing);
    } catch (error) {
      return recordFailedRead(error, failures.list);
    }
  };

  const readFeatured = async (): Promise<PostCard[]> => {
    try {
      const cards = await featuredCards.get('featured');
      failures.featured.recordSuccess();
      return cards;
    } catch (error) {
      failures.featured.recordFailure(error);
      return [];
    }
  };

  const findPost = async (slug: string, timeout: number): Promise<PostResult> => {
    if (finder.isMissing(slug)) return { status: 'missing' };
    const featuredResult = readWithin(timeout, readFeatured);
    try {
      const result = await finder.find(slug);
      failures.post.recordSuccess();
      const cards = await featuredResult;
      const otherCards = Array.isArray(cards)
        ? cards.filter((card) => card.slug !== result.slug)
        : [];
      return { status: 'found', post: result, featured: otherCards };
    } catch (error) {
      return error instanceof NotFoundError
        ? { status: 'missing' }
        : recordFailedRead(error, failures.post);
    }
  };

  return {
    list,
    listWithin: (milliseconds) => readWithin(milliseconds, list),
    postWithin: (slug, milliseconds) =>
      readWithin(milliseconds, () => findPost(slug, Math.min(featuredTimeout, milliseconds / 2))),
  };
}

function toLoadedPosts({ status, cards, rows, raw }: Listing): LoadedPosts {
  return { status, cards, rows, raw };
}

/** Waits for a read up to a time limit. After that the read continues, and fills the cache for the next request. */
async function readWithin<Result>(
  milliseconds: number,
  read: () => Promise<Result>,
): Promise<Result | PendingRead> {
  const controller = new AbortController();
  const pendingRead: PendingRead = { status: 'pending' };
  try {
    return await Promise.race([read(), delay(milliseconds, pendingRead, controller)]);
  } finally {
    controller.abort();
  }
}

/** Maximum number of cached posts, and the memory that they may take, in bytes. */
const maxPosts = { values: 1_000, bytes: 32 * 1024 * 1024 };

/** Maximum number of slugs remembered as missing, so that a flood of invented ones takes little memory. */
const maxMissingSlugs = 5_000;

/**
 * How many posts that are in the listing are read at the same time, and how many others; and how many others may wait,
 * so that a flood of requests for invented posts neither overloads the hosted table nor delays a listed post.
 */
const readLimits = { listed: 3, others: 2, othersWaiting: 100 };

/** The listing's key in its cache. */
const listingKey = 'published';

interface PostFinderOptions {
  source: PostSource;
  mapper: RowMapper;
  listings: StaleWhileRevalidateCache<Listing>;
  timing: CacheTiming;
  log: FastifyBaseLogger;
}

/** Creates a finder of single posts, with a cache. */
function createPostFinder(options: PostFinderOptions) {
  const { timing, log } = options;
  const listedLimit = pLimit(readLimits.listed);
  const otherLimit = pLimit(readLimits.others);
  const posts = createCache<Post>({
    async read(slug) {
      const isListed = options.listings.peek(listingKey)?.slugs.has(slug) === true;
      if (isListed) return listedLimit(() => readPost(slug, options));
      if (otherLimit.pendingCount >= readLimits.othersWaiting) {
        throw new PostSourceError('Too many posts are being requested.');
      }
      return otherLimit(() => readPost(slug, options));
    },
    timing,
    limits: maxPosts,
    bytesOf,
    log,
  });
  const missingSlugs = new LRUCache<string, true>({
    max: maxMissingSlugs,
    ttl: timing.missing,
    ttlResolution: 0,
    perf: { now: timing.now },
  });
  const isMissing = (slug: string) => readSlug(slug) !== slug || missingSlugs.has(slug);
  return {
    /** Whether a slug is known to have no post, or is malformed. */
    isMissing,
    /**
     * Finds the post that a card's slug leads to.
     * @throws NotFoundError if there is no such post
     * @throws PostSourceError if a read failed
     */
    async find(slug: string): Promise<Post> {
      if (isMissing(slug)) throw new NotFoundError();
      try {
        return await posts.get(slug);
      } catch (error) {
        if (error instanceof NotFoundError) missingSlugs.set(slug, true);
        throw error;
      }
    },
  };
}

function bytesOf({ html, excerpt, title }: Post): number {
  return 2 * ((html?.length ?? 0) + (excerpt?.length ?? 0) + (title?.length ?? 0)) + 512;
}

/** Reads a post by the id that the listing has for the slug, by the slug itself, or by the id in the slug. */
async function readPost(slug: string, options: PostFinderOptions): Promise<Post> {
  const { source, mapper, listings } = options;
  const listing = listings.peek(listingKey);
  const listedId = listing?.idsBySlug.get(slug);
  if (listedId) return readById(listedId, slug, options);

  const row = await source.readBySlug(slug);
  if (row) return mapper.toPost(row, slug);

  const id = idOfSlug(slug);
  const rowById = id && (await source.readById(id));
  if (rowById) return mapper.toPost(rowById, mapper.slugOf(rowById));

  // A slug made from a title is in no column: only the listing knows which post it belongs to.
  const listedIdNow = listing ? undefined : (await listings.get(listingKey)).idsBySlug.get(slug);
  if (listedIdNow) return readById(listedIdNow, slug, options);
  throw new NotFoundError();
}

async function readById(id: string, slug: string, options: PostFinderOptions): Promise<Post> {
  const row = await options.source.readById(id);
  if (row === null) throw new NotFoundError();
  return options.mapper.toPost(row, slug);
}
