import { expect, test } from 'vitest';
import { compareInList } from './list-order.ts';

test('enquiries with words of an emergency come first among the pending, and other lists begin with the newest', () => {
  const enquiries = [
    { id: 'a', receivedAt: '2026-12-01', urgent: true },
    { id: 'b', receivedAt: '2026-12-02', urgent: false },
    { id: 'c', receivedAt: '2026-12-03', urgent: true },
    { id: 'd', receivedAt: '2026-12-04', urgent: false },
  ];
  const order = (tab: 'pending' | 'answered') =>
    enquiries.toSorted(compareInList({ tab })).map(({ id }) => id);
  expect(order('pending')).toEqual(['c', 'a', 'd', 'b']);
  expect(order('answered')).toEqual(['d', 'c', 'b', 'a']);
});
