import { describe, expect, it } from 'vitest';
import { stopTimeouts } from '../../run.ts';
import { defaultTimings, retryDelay } from './deliveries.ts';

const minute = 60_000;

describe('the delay before the next attempt', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [6, 32],
    [7, 60],
    [1_000_000, 60],
  ])('after attempt %i is about %i minutes', (attempts, minutes) => {
    for (let draw = 0; draw < 100; draw += 1) {
      const delay = retryDelay(attempts, defaultTimings);
      expect(delay).toBeGreaterThanOrEqual(0.8 * minutes * minute);
      expect(delay).toBeLessThanOrEqual(minutes * minute);
    }
  });

  it('varies, so that deliveries that failed together are not retried together', () => {
    expect(
      new Set(Array.from({ length: 20 }, () => retryDelay(1, defaultTimings))).size,
    ).toBeGreaterThan(10);
  });
});

it('the timeouts for storing an enquiry and its outcome add up to less than four seconds', () => {
  const { storeTimeout, otherQueryTimeout } = defaultTimings;
  // To store the enquiry and, for a page without JavaScript, its outcome.
  expect(storeTimeout + otherQueryTimeout).toBeLessThan(4_000);
});

it('a server that is stopping answers a visitor, and exits, within the ten seconds that it has', () => {
  const { work, database, log } = stopTimeouts;
  expect(work).toBeGreaterThan(defaultTimings.answerTimeout + defaultTimings.otherQueryTimeout);
  expect(work + database + log).toBeLessThan(10_000);
});

it('a lease outlasts the longest attempt', () => {
  expect(defaultTimings.leaseDuration).toBeGreaterThan(defaultTimings.sendTimeout + 5_000);
});
