import { expect, test } from 'vitest';
import { askedOf, readFilter, underTab } from './filter.ts';

test('the address of those that wait for the doctor asks the server for exactly these', () => {
  const filter = readFilter({ tab: 'pending', doctor: true });
  expect(filter).toEqual({ tab: 'pending', doctor: true });
  expect(askedOf(filter)).toEqual({ tab: 'pending', doctor: 'true' });
  expect(underTab(filter, 'pending')).toEqual({ tab: 'pending' });
  expect(askedOf({ ...filter, search: 'asha' })).toEqual({ search: 'asha' });
});

test('so does the address of those on which the doctor has written', () => {
  const filter = readFilter({ tab: 'pending', doctor: 'answered' });
  expect(askedOf(filter)).toEqual({ tab: 'pending', doctor: 'answered' });
  expect(readFilter({ tab: 'pending', doctor: 'other' })).toEqual({ tab: 'pending' });
});
