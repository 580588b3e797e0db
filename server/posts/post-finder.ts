import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Post } from '../../shared/post.ts';
import type { Listing } from './listing.ts';
import { idOfSlug, type PostSource, PostSourceError, usableSlug } from './row.ts';
import type { RowMapper } from './row-mapper.ts';
import {
  type CacheTiming,
  createCache,
  NotFoundError,
  type StaleWhileRevalidateCache,
} from './stale-while-revalidate.ts';

/** Maximum number of cached posts, and the memory that they may take, in bytes. */
const maxPosts = { values: 1_000, bytes: 32 * 1024 * 1024 };

/** Maximum number of slugs remembered as missing, so that a flood of invented ones takes little memory. */
const maxMissing = 5_000;

/**
 * How many listed and how many other posts are read at the same time, and how many others may wait. A flood of requests
 * for invented posts must not use up the database connections or delay listed posts.
 */
const reads = { listed: 3, others: 2, othersWaiting: 100 };

/** The listing's key in its cache. */
export const listingKey = 'published';

interface PostFinderOptions {
  source: PostSource;
  mapper: RowMapper;
  listings: StaleWhileRevalidateCache<Listing>;
  timing: CacheTiming;
  log: FastifyBaseLogger;
}

/** Creates a finder of single posts, with a cache. */
export function createPostFinder(options: PostFinderOptions) {
  const { timing, log } = options;
  const listed = pLimit(reads.listed);
  const others = pLimit(reads.others);
  const posts = createCache<Post>({
    async read(slug) {
      const isListed = options.listings.peek(listingKey)?.idsBySlug.has(slug) === true;
      if (isListed) return listed(() => readPost(slug, options));
      if (others.pendingCount >= reads.othersWaiting) {
        throw new PostSourceError('Too many posts are being requested.');
      }
      return others(() => readPost(slug, options));
    },
    timing,
    limits: maxPosts,
    bytesOf,
    log,
  });
  const missing = new LRUCache<string, true>({
    max: maxMissing,
    ttl: timing.missing,
    ttlResolution: 0,
    perf: { now: timing.now },
  });
  const isMissing = (slug: string) => usableSlug(slug) !== slug || missing.has(slug);
  return {
    /** Whether the post is known not to exist. */
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
        if (error instanceof NotFoundError) missing.set(slug, true);
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

  const row = await source.bySlug(slug);
  if (row) return mapper.toPost(row, slug);

  const id = idOfSlug(slug);
  const rowOfId = id && (await source.byId(id));
  if (rowOfId) return mapper.toPost(rowOfId, mapper.slugOf(rowOfId));

  // A slug made from a title is in no column: only the listing knows which post it belongs to.
  const foundId = listing ? undefined : (await listings.get(listingKey)).idsBySlug.get(slug);
  if (foundId) return readById(foundId, slug, options);
  throw new NotFoundError();
}

async function readById(id: string, slug: string, options: PostFinderOptions): Promise<Post> {
  const row = await options.source.byId(id);
  if (row === null) throw new NotFoundError();
  return options.mapper.toPost(row, slug);
}
