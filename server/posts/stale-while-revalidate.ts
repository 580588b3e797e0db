import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { FailureLog } from '../failure-log.ts';

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
  /**
   * Forgets how new the values are: whoever asks next waits until they are read again, and gets the
   * old one only where that fails. What is being read now is read once more.
   */
  expire(): void;
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
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

interface Kept<Value> {
  value: Value;
  /** How often everything had expired when it was read. */
  generation: number;
}

/** Makes an empty cache; what was used least recently is dropped first. */
export function createCache<Value extends object>(
  options: CacheOptions<Value>,
): StaleWhileRevalidateCache<Value> {
  const { read, timing, limits, bytesOf, log } = options;
  const failures = new FailureLog({
    failed: (fault) => log.warn(fault, 'posts could not be read again: those known are shown'),
    works: () => log.info('posts that were known are read again'),
  });
  let generation = 0;
  const cache = new LRUCache<string, Kept<Value>>({
    max: limits.values,
    maxSize: limits.bytes,
    sizeCalculation: ({ value }) => Math.max(1, bytesOf(value)),
    ttl: timing.fresh,
    ttlResolution: 0,
    perf: { now: timing.now },
    // A key that is dropped while it is read must still answer whoever waits for it.
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
      const isYoung = -cache.getRemainingTTL(key) <= timing.staleWhileRevalidate;
      const allowStale = isCurrent && isYoung;
      const kept = await cache.fetch(key, { allowStale, forceRefresh: !isCurrent });
      if (kept === undefined) throw new NotFoundError();
      return kept.value;
    },
    peek: (key) => cache.peek(key, { allowStale: true })?.value,
    expire() {
      generation += 1;
    },
  };

  /** What is true when it has been read, though it may have changed meanwhile. */
  async function readCurrent(key: string): Promise<Kept<Value>> {
    for (;;) {
      const begun = generation;
      try {
        const value = await read(key);
        if (begun === generation) return { value, generation };
      } catch (error) {
        if (begun === generation) throw error;
      }
    }
  }
}
