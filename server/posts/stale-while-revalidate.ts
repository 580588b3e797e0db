import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { FailureLog } from '../failure-log.ts';

/** How long values are cached. All times in milliseconds. */
export interface CacheTiming {
  /** How long a value is fresh. After that it is returned at once, however old, and read again. */
  fresh: number;
  /** How long a slug without a post is not looked up again. */
  missing: number;
  /** How long the old value counts as fresh after a failed read. */
  afterFailure: number;
  /** A monotonic clock, in milliseconds. */
  now: () => number;
}

/** A cache that reads values when they are requested. */
export interface StaleWhileRevalidateCache<Value> {
  /**
   * The value of a key, cached or read now. A key is never read twice at the same time.
   * @throws what the read threw, if no value is cached
   */
  get(key: string): Promise<Value>;
  /** The cached value of a key, however old; does not start a read. */
  peek(key: string): Value | undefined;
  /**
   * Marks all values as stale: the next request for one waits until it is read again, and gets the
   * old one only if that fails. A read in progress is repeated.
   */
  expire(): void;
}

/** Thrown by a read if there is nothing to read; the cached value is then dropped. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

interface CacheOptions<Value> {
  read: (key: string) => Promise<Value>;
  timing: CacheTiming;
  /** Maximum number of values in the cache, and the memory that they may take, in bytes. */
  limits: { values: number; bytes: number };
  bytesOf: (value: Value) => number;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

interface Kept<Value> {
  value: Value;
  /** How many times `expire` had been called when it was read. */
  generation: number;
}

/** Creates an empty cache; the least recently used values are dropped first. */
export function createCache<Value extends object>(
  options: CacheOptions<Value>,
): StaleWhileRevalidateCache<Value> {
  const { read, timing, limits, bytesOf, log } = options;
  const failures = new FailureLog({
    failed: (fault) => log.warn(fault, 'posts could not be refreshed: the cached ones are shown'),
    works: () => log.info('posts are refreshed again'),
  });
  let generation = 0;
  const cache = new LRUCache<string, Kept<Value>>({
    max: limits.values,
    maxSize: limits.bytes,
    sizeCalculation: ({ value }) => Math.max(1, bytesOf(value)),
    ttl: timing.fresh,
    ttlResolution: 0,
    perf: { now: timing.now },
    // A key that is dropped during its read must still resolve for those waiting for it.
    ignoreFetchAbort: true,
    async fetchMethod(key, stale, { options: entry }) {
      try {
        const current = await readCurrent(key);
        failures.works();
        return current;
      } catch (error) {
        if (stale === undefined || error instanceof NotFoundError) throw error;
        failures.failed(error);
        entry.ttl = timing.afterFailure;
        return { value: stale.value, generation };
      }
    },
  });
  return {
    async get(key) {
      const isCurrent = cache.peek(key, { allowStale: true })?.generation === generation;
      const kept = await cache.fetch(key, { allowStale: isCurrent, forceRefresh: !isCurrent });
      if (kept === undefined) throw new NotFoundError();
      return kept.value;
    },
    peek: (key) => cache.peek(key, { allowStale: true })?.value,
    expire() {
      generation += 1;
    },
  };

  /** Reads a value, and again if everything expired meanwhile. */
  async function readCurrent(key: string): Promise<Kept<Value>> {
    for (;;) {
      const generationBefore = generation;
      try {
        const value = await read(key);
        if (generationBefore === generation) return { value, generation };
      } catch (error) {
        if (generationBefore === generation) throw error;
      }
    }
  }
}
