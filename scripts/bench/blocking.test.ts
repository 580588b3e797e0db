import { describe, expect, it } from 'vitest';
import { blockingAfterFirstPaint, type TraceEvent } from './blocking.ts';

const page = 10;
const mainThread = 11;

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: page,
  tid: mainThread,
  ts,
  ...more,
});

const paint = event('firstContentfulPaint', 1_000_000, { ph: 'I' });

describe('blocking time after the first paint', () => {
  it('is what a task takes beyond 50 ms on a phone four times slower', () => {
    const tasks = [
      event('RunTask', 1_100_000, { tdur: 12_000, dur: 12_000 }),
      event('RunTask', 1_200_000, { tdur: 15_000, dur: 15_000 }),
      event('RunTask', 1_300_000, { tdur: 20_000, dur: 20_000 }),
    ];
    expect(blockingAfterFirstPaint([paint, ...tasks])).toBe(10 + 30);
  });

  it('leaves out what came before, other threads and processes, and waiting for the processor', () => {
    const tasks = [
      event('RunTask', 900_000, { tdur: 90_000, dur: 90_000 }),
      event('RunTask', 1_100_000, { tid: 12, tdur: 90_000, dur: 90_000 }),
      event('RunTask', 1_100_000, { pid: 20, tdur: 90_000, dur: 90_000 }),
      event('RunTask', 1_100_000, { tdur: 5_000, dur: 90_000 }),
    ];
    expect(blockingAfterFirstPaint([paint, ...tasks])).toBe(0);
  });

  it('is unknown where nothing was painted, or no task was recorded', () => {
    expect(blockingAfterFirstPaint([])).toBeNaN();
    expect(blockingAfterFirstPaint([paint])).toBeNaN();
  });
});
