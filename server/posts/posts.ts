import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PostCard } from '../../shared/post.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { FailureLog } from '../failure-log.ts';
import { databaseSource } from './read/database-source.ts';
import { type ChangedPosts, type Listing, readListing } from './read/listing.ts';
import { createPostFinder, listingKey } from './read/post-finder.ts';
import { postgrestSource } from './read/postgrest-source.ts';
import type { RetryTiming } from './read/remote-call.ts';
import type { PostRow } from './read/row.ts';
import { createRowMapper } from './read/row-mapper.ts';
import { PostSourceError } from './read/source.ts';
import { type CacheTiming, createCache, NotFoundError } from './read/stale-while-revalidate.ts';
import type {
  FailedRead,
  LoadedPosts,
  PendingRead,
  PostList,
  PostResult,
  Posts,
} from './read/types.ts';
import { columnsOf } from './write/content.ts';
import { postOfPreview } from './write/previews.ts';
import { contentOf, type StoredPost } from './write/stored-post.ts';

/** How long posts are cached, and how long to wait for a remote service. */
export type PostTiming = CacheTiming & RetryTiming;

/** Posts are read again when someone asks for them five minutes later; that visitor still gets the old ones. */
const defaultTiming: PostTiming = {
  fresh: 5 * 60_000,
  missing: 30_000,
  afterFailure: 15_000,
  callTimeout: 5_000,
  budget: 8_000,
  firstDelay: 250,
  now: () => performance.now(),
};

/** Longest that a post waits for the featured posts shown with it, in milliseconds. */
const featuredTimeout = 1_000;

interface PostsOptions {
  config: Pick<Config, 'blogs' | 'siteUrl' | 'timeZone' | 'languages' | 'clinic'>;
  /** The clinic's own database, which is read if no remote service is configured. */
  database: Database;
  log: FastifyBaseLogger;
  timing?: Partial<PostTiming>;
}

/** The posts of the configured table, cached. Nothing is read before the first request. */
export function createPosts(options: PostsOptions): Posts {
  const { config, database, log } = options;
  const { siteUrl, timeZone } = config;
  const timing = { ...defaultTiming, ...options.timing };
  const source = config.blogs
    ? postgrestSource(config.blogs, timing, log)
    : databaseSource(database);
  const mapper = createRowMapper({
    siteUrl,
    timeZone,
    clinic: config.clinic,
    // A hosted table may use a column named "language" for something else.
    otherLanguages: config.blogs ? [] : config.languages.slice(1),
    log,
  });
  const logChanges = logOfChangedPosts(log);
  const single = { timing, log, limits: { values: 1, bytes: 1 }, bytesOf: () => 1 };

  const listings = createCache<Listing>({
    ...single,
    async read() {
      const listing = await readListing(source.published(), mapper, log);
      logChanges(listing.changed);
      return listing;
    },
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
      if ('movedTo' in found) return { status: 'moved', slug: found.movedTo };
      const cards = await others;
      const shown = Array.isArray(cards)
        ? cards.filter((card) => card.slug !== found.post.slug)
        : [];
      return { status: 'found', post: found.post, featured: shown };
    } catch (error) {
      return error instanceof NotFoundError ? { status: 'missing' } : failed(error, failures.post);
    }
  };

  const knownList = () => {
    const listing = listings.peek(listingKey);
    return listing && loadedPosts(listing);
  };

  const knownPost = (slug: string): PostResult | undefined => {
    const found = finder.known(slug);
    if (found === undefined) return undefined;
    if ('movedTo' in found) return { status: 'moved', slug: found.movedTo };
    return { status: 'found', post: found.post, featured: [] };
  };

  return {
    list,
    listWithin: (milliseconds) => within(milliseconds, list, knownList),
    postWithin: (slug, milliseconds) =>
      within(
        milliseconds,
        () => post(slug, Math.min(featuredTimeout, milliseconds / 2)),
        () => knownPost(slug),
      ),
    async preview(token) {
      if (config.blogs) return null;
      const written = await postOfPreview({ ...config, database }, token);
      return written && mapper.toPost(rowOf(written), written.address);
    },
    expire() {
      for (const cache of [listings, featured, finder]) cache.expire();
      // The listing takes longest to read: if it was cached, it is read now rather than on the next visit.
      if (listings.peek(listingKey)) void list();
    },
  };
}

function loadedPosts({ status, cards, rows, raw }: Listing): LoadedPosts {
  return { status, cards, rows, raw };
}

/**
 * Logs which posts are shown otherwise than their table has them, in one line for each reason. A line is
 * repeated only once it names other posts: the table is read every few minutes.
 */
function logOfChangedPosts(log: Pick<FastifyBaseLogger, 'warn'>): (posts: ChangedPosts) => void {
  const messages = {
    slugOfArticle: 'blog posts have the slug of an article: they are shown at /blog/blog-{id}',
    withoutPicture:
      'the pictures of blog posts are not shown: their address must begin with https://',
  };
  const logged: Partial<Record<keyof ChangedPosts, string>> = {};
  return (changed) => {
    for (const reason of ['slugOfArticle', 'withoutPicture'] as const) {
      const posts = changed[reason];
      const named = posts.join(', ');
      if (posts.length > 0 && named !== logged[reason]) log.warn({ posts }, messages[reason]);
      logged[reason] = named;
    }
  };
}

/**
 * Waits for a read, but no longer than given. The read goes on, and fills the cache for the next request.
 * @param known what was read last, if anything: it is returned if the read takes too long
 */
async function within<Result>(
  milliseconds: number,
  read: () => Promise<Result>,
  known: () => Result | undefined = () => undefined,
): Promise<Result | PendingRead> {
  const finished = new AbortController();
  const pending: PendingRead = { status: 'pending' };
  const timeout = delay(milliseconds, pending, finished);
  try {
    const result = await Promise.race([read(), timeout]);
    return result === pending ? (known() ?? pending) : result;
  } finally {
    finished.abort();
  }
}

/** A post as it is written now, in the form of a published row. */
function rowOf(post: StoredPost): PostRow {
  const created_at = post.publishAt ?? post.createdAt ?? new Date().toISOString();
  return { ...columnsOf(contentOf(post)), id: post.id, created_at };
}
