import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { PageNotices } from './page-notices.ts';

afterEach(() => vi.useRealTimers());

it('notices that cannot be rendered are retried every second, and logged once without the error message', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) });
  const notice = { texts: { en: 'Closed today.' }, until: Number.POSITIVE_INFINITY };
  const shown = () => ({ notice, closedDays: [] });
  const notices = new PageNotices(
    { read: async () => {}, shown, today: () => '2026-12-03' },
    ['en'],
    log,
  );
  const render = vi.fn(async () => {
    throw new RangeError('the notice of Rukmini');
  });
  await notices.start(render);
  for (let second = 0; second < 3; second += 1) await vi.advanceTimersByTimeAsync(1_000);
  notices.stop();
  expect(render).toHaveBeenCalledTimes(4);
  const where = expect.stringContaining('page-notices.test.ts');
  const line = { level: 40, msg: 'notices could not be rendered', reason: 'RangeError', where };
  expect(lines.map((each) => JSON.parse(each))).toEqual([line]);
});
