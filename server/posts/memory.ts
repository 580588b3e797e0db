import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

/** How long things are remembered. All times in milliseconds. */
export interface Freshness {
  /** What was read this recently is not read again. */
  fresh: number;
  /** A slug without a post is not asked for again for so long. */
  missing: number;
  /** After a failed refresh, what is known is served for so long before the next try. */
  afterFailure: number;
  /** The clock, in milliseconds since any moment but now. */
  now: () => number;
}

/** Values that are read on demand and remembered. */
export interface Memory<Value> {
  /**
   * The value of a key: at once where one is known, else as soon as it is read. A value that is
   * no longer fresh is still given, while one refresh runs. Never are there two reads of a key.
   * @throws what the read threw, where no value is known
   */
  get(key: string): Promise<Value>;
  /** The value of a key where one is known, however old; starts no read. */
  known(key: string): Value | undefined;
}

/** Thrown by a read where there is nothing: what was known of the key is forgotten. */
export class NothingThere extends Error {
  override name = 'NothingThere';
}

interface MemoryOptions<Value> {
  read: (key: string) => Promise<Value>;
  freshness: Freshness;
  /** Most values kept, and the most memory they may take together, in bytes. */
  most: { values: number; bytes: number };
  bytesOf: (value: Value) => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Makes an empty memory; what was used least recently is forgotten first. */
export function createMemory<Value extends object>(options: MemoryOptions<Value>): Memory<Value> {
  const { read, freshness, most, bytesOf, log } = options;
  const cache = new LRUCache<string, Value>({
    max: most.values,
    maxSize: most.bytes,
    sizeCalculation: (value) => Math.max(1, bytesOf(value)),
    ttl: freshness.fresh,
    ttlResolution: 0,
    perf: { now: freshness.now },
    allowStale: true,
    // A key that is pushed out while it is read must still answer whoever waits for it.
    ignoreFetchAbort: true,
    async fetchMethod(key, stale, { options: entry }) {
      try {
        return await read(key);
      } catch (error) {
        if (stale === undefined || error instanceof NothingThere) throw error;
        log.warn({ err: error, key }, 'blog refresh failed: what is known is served');
        entry.ttl = freshness.afterFailure;
        return stale;
      }
    },
  });
  return {
    async get(key) {
      const value = await cache.fetch(key);
      if (value === undefined) throw new NothingThere();
      return value;
    },
    known: (key) => cache.peek(key, { allowStale: true }),
  };
}
