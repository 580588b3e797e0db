import { expect, test } from 'vitest';
import { comparatorFor, readFilter, serverFilterOf } from './filter.ts';

test('the URL of the list “For the doctor” asks the server for exactly those enquiries', () => {
  const filter = readFilter({ tab: 'pending', doctor: true });
  expect(filter).toEqual({ tab: 'pending', doctor: true });
  expect(serverFilterOf(filter)).toEqual({ tab: 'pending', doctor: 'true' });
  expect(serverFilterOf({ ...filter, search: 'asha' })).toEqual({ search: 'asha' });
});

test('the URL of the list “Notes from the doctor” asks the server for exactly those enquiries', () => {
  const filter = readFilter({ tab: 'pending', doctor: 'answered' });
  expect(serverFilterOf(filter)).toEqual({ tab: 'pending', doctor: 'answered' });
  expect(readFilter({ tab: 'pending', doctor: 'other' })).toEqual({ tab: 'pending' });
});

test('an enquiry that has left a list keeps its place: in a queue by priority, then the longest waiting first; in other lists, the newest first', () => {
  const enquiries = ([2, 0, 1, 0, 2] as const).map((priority, index) => {
    const id = `${index + 1}`;
    return { id, receivedAt: `2026-12-0${id}`, priority };
  });
  const sortIds = (filter: Parameters<typeof serverFilterOf>[0]) =>
    enquiries.toSorted(comparatorFor(serverFilterOf(filter))).map(({ id }) => id);
  expect(sortIds({})).toEqual(['2', '4', '3', '1', '5']);
  expect(sortIds({ tab: 'answered' })).toEqual(['5', '4', '3', '2', '1']);
  expect(sortIds({ search: 'asha' })).toEqual(['5', '4', '3', '2', '1']);
});
