import { expect, it } from 'vitest';
import { inTurns } from './turns.ts';

it('no more than a few work at the same time, and all get their turn', async () => {
  const turn = inTurns(2);
  let working = 0;
  let most = 0;
  const order: number[] = [];
  const work = (number: number) =>
    turn(async () => {
      working += 1;
      most = Math.max(most, working);
      await new Promise((resolve) => setImmediate(resolve));
      working -= 1;
      order.push(number);
      return number * 2;
    });
  expect(await Promise.all([1, 2, 3, 4, 5].map(work))).toEqual([2, 4, 6, 8, 10]);
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

it('one that fails leaves its place to the next', async () => {
  const turn = inTurns(1);
  const failed = turn(() => Promise.reject(new Error('failed')));
  const next = turn(async () => 'next');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('next');
});
