import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { rangesOf } from './plugins/origin.ts';

/** Thrown instead of running a task if too many tasks are waiting. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

/**
 * Runs a task when its turn comes.
 * @throws OverloadedError if the queue is full
 */
type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue that runs one task at a time.
 * @param maxWaiting how many tasks may wait
 */
export function serialQueue(maxWaiting: number): Queue {
  const limit = pLimit(1);
  return async (work) => {
    if (limit.pendingCount >= maxWaiting) throw new OverloadedError();
    return limit(work);
  };
}

/** Releases a lock. */
type Release = () => void;

/**
 * Creates a lock, which one caller at a time holds.
 * @param maxWaiting how many callers may wait for it; more are refused with an `OverloadedError`
 * @returns a function that waits for the lock, and resolves to the function that releases it
 */
export function createLock(maxWaiting: number): () => Promise<Release> {
  const queue = serialQueue(maxWaiting);
  return () =>
    new Promise((resolve, reject) => {
      const hold = () => new Promise<void>((release) => resolve(release));
      queue(hold).catch(reject);
    });
}

/** Limits of a fair queue, in total and per network. */
interface FairQueueOptions {
  /** How many tasks run at the same time. */
  concurrency: number;
  /** How many of them may belong to one network or range, so that others soon get a turn. */
  perNetwork: number;
  /** How many tasks may wait. */
  maxWaiting: number;
  /** How many of them may belong to one network; no limit if omitted. */
  waitingPerNetwork?: number;
}

/** A waiting task of a fair queue. */
interface WaitingWork {
  ranges: string[];
  begin(): void;
  drop(): void;
}

/**
 * Runs a task for a network, as returned by `networkOf`, when its turn comes.
 * @throws OverloadedError if the task is refused or dropped before that
 */
export type FairQueue = <Result>(network: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue in which nobody can keep others waiting, not even from many networks in one range. The next task is
 * one from the range with the fewest waiting tasks, and at most `perNetwork` tasks of a range run at a time. Further
 * tasks of a network with `waitingPerNetwork` waiting tasks are refused. When the queue is full, the newest task of the
 * range with the most waiting tasks is dropped; it may be the task just added.
 */
export function fairQueue({
  concurrency,
  perNetwork,
  maxWaiting,
  waitingPerNetwork = maxWaiting,
}: FairQueueOptions): FairQueue {
  const runningCounts = new Map<string, number>();
  const queuedCounts = new Map<string, number>();
  const waitingWork: WaitingWork[] = [];
  let runningTotal = 0;

  function add(counts: Map<string, number>, ranges: string[], change: 1 | -1): void {
    for (const range of ranges) {
      const count = (counts.get(range) ?? 0) + change;
      if (count === 0) counts.delete(range);
      else counts.set(range, count);
    }
  }

  function removeFromQueue(work: WaitingWork): void {
    waitingWork.splice(waitingWork.indexOf(work), 1);
    add(queuedCounts, work.ranges, -1);
  }

  /** Whether the range of `a` has fewer waiting tasks than the range of `b`, comparing the widest ranges first. */
  function hasFewerWaiting(a: WaitingWork, b: WaitingWork): boolean {
    for (const [level, range] of a.ranges.entries()) {
      const rangeOfB = b.ranges[level] ?? b.ranges.at(-1) ?? '';
      const [countOfA, countOfB] = [queuedCounts.get(range) ?? 0, queuedCounts.get(rangeOfB) ?? 0];
      if (countOfA !== countOfB) return countOfA < countOfB;
    }
    return false;
  }

  function beginNext(): void {
    while (runningTotal < concurrency) {
      const startable = waitingWork.filter(({ ranges }) =>
        ranges.every((range) => (runningCounts.get(range) ?? 0) < perNetwork),
      );
      if (startable.length === 0) return;
      const work = startable.reduce((first, next) => (hasFewerWaiting(next, first) ? next : first));
      removeFromQueue(work);
      runningTotal += 1;
      add(runningCounts, work.ranges, 1);
      work.begin();
    }
  }

  return async (network, work) => {
    const ranges = rangesOf(network);
    await new Promise<void>((resolve, reject) => {
      if ((queuedCounts.get(network) ?? 0) >= waitingPerNetwork)
        return reject(new OverloadedError());
      waitingWork.push({ ranges, begin: resolve, drop: () => reject(new OverloadedError()) });
      add(queuedCounts, ranges, 1);
      beginNext();
      if (waitingWork.length <= maxWaiting) return;
      const droppedWork = waitingWork.reduce((most, next) =>
        hasFewerWaiting(next, most) ? most : next,
      );
      removeFromQueue(droppedWork);
      droppedWork.drop();
    });
    try {
      return await work();
    } finally {
      runningTotal -= 1;
      add(runningCounts, ranges, -1);
      beginNext();
    }
  };
}

/** Waits until the event loop has turned at least once since the previous caller continued. */
export type NextTurn = () => Promise<void>;

/**
 * Lets at most one blocking task begin per turn of the event loop, so that other requests run in between.
 */
export function onePerTurn(): NextTurn {
  let lastTurn: Promise<void> = Promise.resolve();
  return () => {
    lastTurn = lastTurn.then(() => setImmediate());
    return lastTurn;
  };
}

/**
 * Like `onePerTurn`, with networks taking turns.
 * @param maxWaiting how many tasks may wait
 */
export function fairTurns(maxWaiting: number): (network: string) => Promise<void> {
  const queue = fairQueue({ concurrency: 1, perNetwork: 1, maxWaiting });
  return (network) => queue(network, () => setImmediate());
}
