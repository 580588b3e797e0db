import { expect, test } from 'vitest';
import { askedOf, compareInList, readFilter } from './filter.ts';

test('the address of those that wait for the doctor asks the server for exactly these', () => {
  const filter = readFilter({ tab: 'pending', doctor: true });
  expect(filter).toEqual({ tab: 'pending', doctor: true });
  expect(askedOf(filter)).toEqual({ tab: 'pending', doctor: 'true' });
  expect(askedOf({ ...filter, search: 'asha' })).toEqual({ search: 'asha' });
});

test('so does the address of those on which the doctor has written', () => {
  const filter = readFilter({ tab: 'pending', doctor: 'answered' });
  expect(askedOf(filter)).toEqual({ tab: 'pending', doctor: 'answered' });
  expect(readFilter({ tab: 'pending', doctor: 'other' })).toEqual({ tab: 'pending' });
});

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
