import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type PostMaker, slugOf } from './cards.ts';
import type { Catalogue, Lookup } from './catalogue.ts';
import { idOfSlug, usableSlug } from './slugs.ts';
import type { PostSource } from './source.ts';
import {
  type CacheTiming,
  createCache,
  NotFoundError,
  type StaleWhileRevalidateCache,
} from './stale-while-revalidate.ts';
import type { Post } from './types.ts';

/** Most posts kept, and the most memory they may take together, in bytes. */
const maxPosts = { values: 1_000, bytes: 32 * 1024 * 1024 };

/** Most slugs remembered as missing, so that a flood of invented ones takes little. */
const maxMissing = 5_000;

interface FinderOptions {
  source: PostSource;
  maker: PostMaker;
  catalogue: StaleWhileRevalidateCache<Catalogue>;
  timing: CacheTiming;
  log: FastifyBaseLogger;
}

/**
 * Makes the function that finds the post behind the slug of a card.
 * It throws `NotFoundError` where there is no such post, `PostSourceError` where a read failed.
 */
export function postFinder(options: FinderOptions): (slug: string) => Promise<Post> {
  const { timing, log } = options;
  const posts = createCache<Post>({
    read: (slug) => readPost(slug, options),
    timing,
    limits: maxPosts,
    bytesOf: ({ html, excerpt, title }) =>
      2 * ((html?.length ?? 0) + (excerpt?.length ?? 0) + title.length) + 512,
    log,
  });
  const missing = new LRUCache<string, true>({
    max: maxMissing,
    ttl: timing.missing,
    ttlResolution: 0,
    perf: { now: timing.now },
  });
  return async (slug) => {
    if (usableSlug(slug) !== slug || missing.has(slug)) throw new NotFoundError();
    try {
      return await posts.get(slug);
    } catch (error) {
      if (error instanceof NotFoundError) missing.set(slug, true);
      throw error;
    }
  };
}

/** Reads a post by slug, or by what the catalogue knows of the slug, or by the id in the slug. */
async function readPost(slug: string, options: FinderOptions): Promise<Post> {
  const { source, maker, catalogue } = options;
  const known = catalogue.peek('published');
  const lookup = known?.lookups.get(slug);
  if (lookup) return readByLookup(slug, lookup, options);

  const row = await source.bySlug(slug);
  if (row) return maker.post(row, slug);

  const id = idOfSlug(slug);
  const rowOfId = id && (await source.byId(id));
  if (rowOfId) return maker.post(rowOfId, slugOf(rowOfId));

  // A slug made from a title stands in no column: only the catalogue knows whose it is.
  const late = known ? undefined : (await catalogue.get('published')).lookups.get(slug);
  if (late) return readByLookup(slug, late, options);
  throw new NotFoundError();
}

async function readByLookup(
  slug: string,
  lookup: Lookup,
  { source, maker }: FinderOptions,
): Promise<Post> {
  const row = 'row' in lookup ? lookup.row : await source.byId(lookup.id);
  if (row === null) throw new NotFoundError();
  return maker.post(row, slug);
}
