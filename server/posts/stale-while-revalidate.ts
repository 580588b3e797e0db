import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

/** How long values are kept. All times in milliseconds. */
export interface CacheTiming {
  /** What was read this recently is not read again. */
  fresh: number;
  /**
   * For so long after that, a value is still given at once, while it is read again. Whoever asks
   * later waits for what is read, and gets the old value only where that read fails.
   */
  staleWhileRevalidate: number;
  /** A slug without a post is not asked for again for so long. */
  missing: number;
  /** After a read that failed, the old value counts as fresh for so long. */
  afterFailure: number;
  /** The clock, in milliseconds since any moment but now. */
  now: () => number;
}

/** Values that are read when they are asked for, and kept. */
export interface StaleWhileRevalidateCache<Value> {
  /**
   * The value of a key, kept or read now. Never are there two reads of a key at the same time.
   * @throws what the read threw, where no value is kept
   */
  get(key: string): Promise<Value>;
  /** The value of a key where one is kept, however old; starts no read. */
  peek(key: string): Value | undefined;
}

/** Thrown by a read where there is nothing: the value that was kept is dropped. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

interface CacheOptions<Value> {
  read: (key: string) => Promise<Value>;
  timing: CacheTiming;
  /** Most values kept, and the most memory they may take together, in bytes. */
  limits: { values: number; bytes: number };
  bytesOf: (value: Value) => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Makes an empty cache; what was used least recently is dropped first. */
export function createCache<Value extends object>(
  options: CacheOptions<Value>,
): StaleWhileRevalidateCache<Value> {
  const { read, timing, limits, bytesOf, log } = options;
  const cache = new LRUCache<string, Value>({
    max: limits.values,
    maxSize: limits.bytes,
    sizeCalculation: (value) => Math.max(1, bytesOf(value)),
    ttl: timing.fresh,
    ttlResolution: 0,
    perf: { now: timing.now },
    // A key that is dropped while it is read must still answer whoever waits for it.
    ignoreFetchAbort: true,
    async fetchMethod(key, stale, { options: entry }) {
      try {
        return await read(key);
      } catch (error) {
        if (stale === undefined || error instanceof NotFoundError) throw error;
        log.warn(
          { err: error, key },
          'posts could not be read again: those already known are shown',
        );
        entry.ttl = timing.afterFailure;
        return stale;
      }
    },
  });
  return {
    async get(key) {
      const allowStale = -cache.getRemainingTTL(key) <= timing.staleWhileRevalidate;
      const value = await cache.fetch(key, { allowStale });
      if (value === undefined) throw new NotFoundError();
      return value;
    },
    peek: (key) => cache.peek(key, { allowStale: true }),
  };
}
