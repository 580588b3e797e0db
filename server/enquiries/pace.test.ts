import { describe, expect, it } from 'vitest';
import { pauseAfter, usualPace } from './pace.ts';

const minute = 60_000;

describe('the pauses between attempts', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [6, 32],
    [7, 60],
    [1_000_000, 60],
  ])('after attempt %i are about %i minutes', (attempts, minutes) => {
    for (let draw = 0; draw < 100; draw += 1) {
      const pause = pauseAfter(attempts, usualPace);
      expect(pause).toBeGreaterThanOrEqual(0.8 * minutes * minute);
      expect(pause).toBeLessThanOrEqual(1.2 * minutes * minute);
    }
  });

  it('differ, so that what failed together does not come back together', () => {
    expect(
      new Set(Array.from({ length: 20 }, () => pauseAfter(1, usualPace))).size,
    ).toBeGreaterThan(10);
  });

  it('leave a claim longer than an attempt can take', () => {
    expect(usualPace.claim).toBeGreaterThan(usualPace.answer + 5_000);
  });
});
