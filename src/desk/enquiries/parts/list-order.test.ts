import { expect, test } from 'vitest';
import { compareInList } from './list-order.ts';

test('those who wait come in the order of urgency, answers and waiting; what is done begins with the newest', () => {
  const enquiry = (id: string, urgent: boolean, state: 'received' | 'asked') => ({
    id,
    receivedAt: `2026-12-0${id}`,
    urgent,
    visit: { state, at: null, offer: null, isUnsent: false },
  });
  const enquiries = [
    enquiry('1', false, 'received'),
    enquiry('2', true, 'received'),
    enquiry('3', false, 'asked'),
    enquiry('4', true, 'asked'),
    enquiry('5', false, 'received'),
  ];
  const order = (filter: Parameters<typeof compareInList>[0]) =>
    enquiries.toSorted(compareInList(filter)).map(({ id }) => id);
  expect(order({})).toEqual(['2', '4', '3', '1', '5']);
  expect(order({ tab: 'pending' })).toEqual(['2', '4', '3', '1', '5']);
  expect(order({ tab: 'answered' })).toEqual(['5', '4', '3', '2', '1']);
  expect(order({ search: 'asha' })).toEqual(['5', '4', '3', '2', '1']);
});
