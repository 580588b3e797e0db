import { expect, it } from 'vitest';
import { visitTimes } from '../../words/half-days.ts';
import { timesOfHalfDay } from './half-day-times.ts';

it('a half day that a patient asks for suggests its hours on which the clinic is open', () => {
  const times = visitTimes([
    { days: ['Th'], opens: '09:30', closes: '14:00' },
    { days: ['Th'], opens: '17:00', closes: '18:30' },
  ]);
  const on = (halfDay: string) => timesOfHalfDay(halfDay, times);
  const morning = ['2026-12-03T10:00', '2026-12-03T11:00', '2026-12-03T12:00'];
  expect(on('2026-12-03-morning')).toEqual(morning);
  const afternoon = ['2026-12-03T13:00', '2026-12-03T17:00', '2026-12-03T18:00'];
  expect(on('2026-12-03-afternoon')).toEqual(afternoon);
  expect(on('2026-12-06-morning'), 'a closed Sunday').toEqual([]);
});
