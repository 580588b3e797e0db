/** What is read of an event that the browser has recorded; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time. Without it, the time on the clock. */
  tdur?: number;
  dur?: number;
}

/** How much slower Lighthouse's phone is than this machine, and what it lets pass of a task. */
const slowdown = 4;
const unnoticed = 50;

/**
 * Milliseconds in which the phone does not answer after the first paint: of each task that began
 * later, its processor time on the phone beyond 50 ms. Lighthouse's own TBT has the browser's start
 * of the page in it as well, and whatever else this machine was doing.
 * @returns NaN where no first paint or no task was recorded
 */
export function blockingAfterFirstPaint(events: TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return Number.NaN;
  const tasks = events
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  if (tasks.length === 0) return Number.NaN;
  return tasks
    .filter(({ ts }) => ts >= paint.ts)
    .map(({ tdur, dur = 0 }) => ((tdur ?? dur) / 1_000) * slowdown - unnoticed)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}
