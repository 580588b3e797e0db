import { expect, it } from 'vitest';
import { callBackTimes } from './CallBack.tsx';

/** The clinic is open from Monday to Saturday. */
const hoursOn = (day: string) =>
  new Date(day).getUTCDay() === 0 ? [] : [{ opens: '09:30', closes: '19:00' }];

const timesAt = (now: string, isUrgent = false, hours = hoursOn) => {
  const after = (minutes: number) =>
    new Date(Date.parse(`${now}Z`) + minutes * 60_000).toISOString().slice(0, 16);
  return callBackTimes({ after, isUrgent, hoursOn: hours }).map(({ at }) => at);
};

it('a call can be promised within the hour, even at night, and at least two times are always offered', () => {
  expect(timesAt('2026-12-03T14:10')).toEqual([
    '2026-12-03T14:25',
    '2026-12-03T15:10',
    '2026-12-03T18:00',
    '2026-12-04T10:00',
    '2026-12-05T10:00',
  ]);
  expect(timesAt('2026-12-03T23:10')[1], 'after midnight').toBe('2026-12-04T00:10');
  expect(timesAt('2026-12-03T14:10', true)[0], 'with emergency words').toBe('2026-12-03T14:10');
  expect(timesAt('2026-12-03T14:10', false, () => [])).toHaveLength(2);
});

it('after midnight, a call can be promised for the coming morning, even on a closed day', () => {
  expect(timesAt('2026-12-06T01:10').slice(2), 'on Sunday').toEqual([
    '2026-12-06T10:00',
    '2026-12-07T10:00',
  ]);
  expect(timesAt('2026-12-05T21:00').slice(2), 'on Saturday evening').toEqual([
    '2026-12-07T10:00',
    '2026-12-08T10:00',
  ]);
});
