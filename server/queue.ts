import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Thrown instead of doing something where too many wait for it, or nobody does any more. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

/** Does work when its turn comes. @throws OverloadedError where the queue is full */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue of work that is done one after another. @param maxWaiting how many may wait in it */
export function oneAfterAnother(maxWaiting: number): Queue {
  const limit = pLimit(1);
  return async (work) => {
    if (limit.pendingCount >= maxWaiting) throw new OverloadedError();
    return limit(work);
  };
}

/** Waits until the event loop has had a turn since whoever asked before went on. */
export type Turns = () => Promise<void>;

/** Lets work that cannot be interrupted begin once per turn of the event loop, so that others come in between. */
export function onePerTurn(): Turns {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
