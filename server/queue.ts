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
