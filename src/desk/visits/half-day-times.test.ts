import { expect, it } from 'vitest';
import { intervalsOn, type OpeningHours } from '../../../shared/hours/week-hours.ts';
import {
  heldInHour,
  heldWhileClosed,
  hoursByDay,
  suggestedHalfDays,
  timesOfHalfDay,
} from './half-day-times.ts';

const hoursBy = (rows: OpeningHours[]) => (day: string) => intervalsOn(day, rows);

it('a half day that a patient asks for suggests the hours at which the clinic is open', () => {
  const hours = hoursBy([
    { days: ['Th'], opens: '09:30', closes: '14:00' },
    { days: ['Th'], opens: '17:00', closes: '18:30' },
  ]);
  const on = (halfDay: string) => timesOfHalfDay(halfDay, hours);
  const morning = ['2026-12-03T10:00', '2026-12-03T11:00', '2026-12-03T12:00'];
  expect(on('2026-12-03-morning')).toEqual(morning);
  const afternoon = ['2026-12-03T13:00', '2026-12-03T17:00', '2026-12-03T18:00'];
  expect(on('2026-12-03-afternoon')).toEqual(afternoon);
  expect(on('2026-12-06-morning'), 'a closed Sunday').toEqual([]);
});

it('hours stand under their day, not under a half day that an hour of the evening would contradict', () => {
  const hours = hoursBy([{ days: ['Th', 'Fr'], opens: '11:00', closes: '20:00' }]);
  const afternoon = [13, 14, 15, 16, 17, 18, 19].map((hour) => `2026-12-03T${hour}:00`);
  const friday = ['2026-12-04T11:00', '2026-12-04T12:00'];
  const asked = ['2026-12-04-morning', '2026-12-03-afternoon', '2026-12-03-morning'];
  expect(hoursByDay(asked, hours, '2026-12-03T11:30')).toEqual([
    { day: '2026-12-03', hours: ['2026-12-03T12:00', ...afternoon] },
    { day: '2026-12-04', hours: friday },
  ]);
  expect(hoursByDay(asked, hours, '2026-12-04T13:30'), 'all are over').toEqual([]);
});

it('half days of the next three days with future hours are suggested if a patient names none', () => {
  const hours = hoursBy([{ days: ['Mo', 'Tu', 'We', 'Th'], opens: '10:00', closes: '14:00' }]);
  const openDays = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];
  expect(suggestedHalfDays(openDays, hours, '2026-11-30T13:30')).toEqual([
    ...['2026-12-01-morning', '2026-12-01-afternoon', '2026-12-02-morning'],
    ...['2026-12-02-afternoon', '2026-12-03-morning', '2026-12-03-afternoon'],
  ]);
  expect(suggestedHalfDays(openDays, hours, '2026-11-30T12:30')[0]).toBe('2026-11-30-afternoon');
});

it('a time counts as held if another patient has one within the same hour', () => {
  const held = [
    { id: 'a', name: 'Asha', at: '2026-12-03T10:30' },
    { id: 'b', name: 'Bharat', at: '2026-12-03T11:00' },
  ];
  expect(heldInHour('2026-12-03T10:00', held)).toEqual([held[0]]);
  expect(heldInHour('', held)).toEqual([]);
});

it('a time is held while the clinic is closed if it is on a closed day, or outside the hours of that day', () => {
  const held = ['2026-12-02T11:00', '2026-12-03T09:30', '2026-12-03T13:00', '2026-12-04T11:00'].map(
    (at) => ({ id: at, name: 'Asha', at }),
  );
  const days = { from: '2026-12-03', to: '2026-12-03' };
  const timesOf = (found: typeof held) => found.map(({ at }) => at);
  const onDay = ['2026-12-03T09:30', '2026-12-03T13:00'];
  expect(timesOf(heldWhileClosed(days, held))).toEqual(onDay);
  const hours = { opens: '10:00', closes: '13:00' };
  expect(timesOf(heldWhileClosed({ ...days, hours }, held))).toEqual(onDay);
  const earlier = { opens: '09:00', closes: '13:00' };
  expect(timesOf(heldWhileClosed({ ...days, hours: earlier }, held))).toEqual(['2026-12-03T13:00']);
  expect(timesOf(heldWhileClosed({ from: '2026-12-02', to: '2026-12-04' }, held))).toHaveLength(4);
});
