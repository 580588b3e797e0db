import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { FailureLog } from '../log.ts';

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

/** A cache that reads values when they are requested. */
export type StaleWhileRevalidateCache<Value extends object> = ReturnType<typeof createCache<Value>>;

/** Creates an empty cache; the least recently used values are dropped first. */
export function createCache<Value extends object>({
  read,
  timing,
  limits,
  bytesOf,
  log,
}: CacheOptions<Value>) {
  const failures = new FailureLog({
    onFailure: (fields) =>
      log.warn(fields, 'posts could not be refreshed: the cached ones are shown'),
    onRecovery: () => log.info('posts are refreshed again'),
  });
  const cache = new LRUCache<string, Value>({
    max: limits.values,
    maxSize: limits.bytes,
    sizeCalculation: (value) => Math.max(1, bytesOf(value)),
    ttl: timing.fresh,
    ttlResolution: 0,
    perf: { now: timing.now },
    allowStale: true,
    // A key that is dropped during its read must still resolve for those waiting for it.
    ignoreFetchAbort: true,
    async fetchMethod(key, staleValue, { options }) {
      try {
        const value = await read(key);
        failures.recordSuccess();
        return value;
      } catch (error) {
        if (staleValue === undefined || error instanceof NotFoundError) throw error;
        failures.recordFailure(error);
        options.ttl = timing.afterFailure;
        return staleValue;
      }
    },
  });
  return {
    /**
     * The value of a key, cached or read now. A key is never read twice at the same time.
     * @throws what the read threw, if no value is cached
     */
    async get(key: string): Promise<Value> {
      const value = await cache.fetch(key);
      if (value === undefined) throw new NotFoundError();
      return value;
    },
    /** The cached value of a key, however old; does not start a read. */
    peek: (key: string) => cache.peek(key),
  };
}
