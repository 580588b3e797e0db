import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Thrown instead of doing the work if too many are waiting for it, or nobody is any more. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

/**
 * Does work when its turn comes.
 * @throws OverloadedError if the queue is full
 */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue that does one piece of work at a time.
 * @param maxWaiting how many may wait in it
 */
export function oneAfterAnother(maxWaiting: number): Queue {
  const limit = pLimit(1);
  return async (work) => {
    if (limit.pendingCount >= maxWaiting) throw new OverloadedError();
    return limit(work);
  };
}

/** How much of a fair queue there is for all, and for one address of it. */
interface FairQueueOptions {
  /** How many pieces of work are done at the same time. */
  concurrency: number;
  /** How many of them may be of one address, so that a newcomer soon finds a place. */
  perAddress: number;
  /** How many may wait. */
  maxWaiting: number;
  /** How many of them may be of one address; all if omitted. */
  waitingPerAddress?: number;
}

/** A piece of work of a fair queue. */
interface WaitingWork {
  address: string;
  begin(): void;
  drop(): void;
}

/**
 * Does work for an address when its turn comes.
 * @throws OverloadedError if the work is dropped
 */
export type FairQueue = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue in which no address can keep others waiting. Work is begun in the order of its arrival, but of one
 * address only `perAddress` at a time. An address that has `waitingPerAddress` waiting is refused more; when the queue is
 * full, the latest work of the address that has most waiting is dropped, which may be the newcomer.
 */
export function fairQueue({
  concurrency,
  perAddress,
  maxWaiting,
  waitingPerAddress = maxWaiting,
}: FairQueueOptions): FairQueue {
  const running = new Map<string, number>();
  const waiting: WaitingWork[] = [];
  let total = 0;

  function beginNext(): void {
    while (total < concurrency) {
      const next = waiting.findIndex(({ address }) => (running.get(address) ?? 0) < perAddress);
      const [work] = next < 0 ? [] : waiting.splice(next, 1);
      if (!work) return;
      total += 1;
      running.set(work.address, (running.get(work.address) ?? 0) + 1);
      work.begin();
    }
  }

  function end(address: string): void {
    total -= 1;
    const left = (running.get(address) ?? 1) - 1;
    if (left === 0) running.delete(address);
    else running.set(address, left);
    beginNext();
  }

  /** Drops the latest work of the address that has most waiting. */
  function dropOne(): void {
    const counts = new Map<string, number>();
    for (const { address } of waiting) counts.set(address, (counts.get(address) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const latest = waiting.findLastIndex(({ address }) => counts.get(address) === most);
    waiting.splice(latest, 1)[0]?.drop();
  }

  return async (address, work) => {
    await new Promise<void>((resolve, reject) => {
      const own = waiting.filter((work) => work.address === address).length;
      if (own >= waitingPerAddress) return reject(new OverloadedError());
      waiting.push({ address, begin: resolve, drop: () => reject(new OverloadedError()) });
      beginNext();
      if (waiting.length > maxWaiting) dropOne();
    });
    try {
      return await work();
    } finally {
      end(address);
    }
  };
}

/** Waits until the event loop has turned at least once since the previous caller continued. */
export type Turns = () => Promise<void>;

/**
 * Lets at most one piece of uninterruptible work begin per turn of the event loop, so that other requests run
 * in between.
 */
export function onePerTurn(): Turns {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
