import { subscribe } from 'node:diagnostics_channel';
import { eventLoopUtilization } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Queue } from './queue.ts';

/** The event loop of this process, as work in the background sees it. */
export interface EventLoop {
  /** A monotonic clock, in milliseconds. */
  now(): number;
  /** How long it has had nothing to do since it started, in milliseconds. */
  idleTime(): number;
  /** How many requests have come so far. */
  requests(): number;
  /** Resolves after some milliseconds, or later if something else keeps it busy. */
  wait(milliseconds: number): Promise<void>;
}

let requests = 0;
subscribe('http.server.request.start', () => {
  requests += 1;
});

const eventLoop: EventLoop = {
  now: () => performance.now(),
  idleTime: () => eventLoopUtilization().idle,
  requests: () => requests,
  wait: (milliseconds) => wait(milliseconds),
};

/** While requests keep the event loop busy, work in the background rests this many times as long as it works. */
const restPerWork = 24;

/** How long a piece counts at most, in milliseconds: a server that was suspended has not worked all that time. */
const longestPiece = 250;

/** Fewer requests per millisecond do not keep a server busy: then its own work does, or other programs do. */
const fewRequests = 0.2;

/** Whether requests keep the event loop busy for more than half of the next milliseconds. */
export async function isBusy(milliseconds: number, loop = eventLoop): Promise<boolean> {
  const [began, idle, came] = [loop.now(), loop.idleTime(), loop.requests()];
  await loop.wait(milliseconds);
  const passed = loop.now() - began;
  if (loop.requests() - came < passed * fewRequests) return false;
  return loop.idleTime() - idle < passed / 2;
}

/**
 * Gives way to requests: each piece of work begins as soon as requests do not keep the event loop busy, or after a
 * rest in proportion to how long the last finished piece took. A quiet server is hardly slowed down by it.
 */
export function givingWay(loop = eventLoop): Queue {
  let took = 0;
  let beginning = Promise.resolve();

  async function rest(): Promise<void> {
    const end = loop.now() + took * restPerWork;
    while ((await isBusy(1, loop)) && loop.now() < end);
  }

  return async (work) => {
    beginning = beginning.then(rest);
    await beginning;
    const began = loop.now();
    try {
      return await work();
    } finally {
      took = Math.min(loop.now() - began, longestPiece);
    }
  };
}
