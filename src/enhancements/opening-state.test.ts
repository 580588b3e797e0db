import { expect, test } from 'vitest';
import { openingState } from './opening-state.ts';

const timeZone = 'Asia/Kolkata';
const hours = [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '10:00', closes: '20:00' }];
/** A moment by the clock in India, in the week whose Monday is 16 November 2026. */
const at = (day: number, time: string) => new Date(`2026-11-${15 + day}T${time}:00+05:30`);
const state = (day: number, time: string) => openingState(hours, at(day, time), timeZone);

test('open from the opening minute to the last one', () => {
  expect(state(1, '10:00')).toEqual({ open: true });
  expect(state(6, '19:59')).toEqual({ open: true });
});

test('before opening it opens the same day', () => {
  expect(state(1, '09:59')).toEqual({ open: false, weekday: 0, opens: '10:00' });
});

test('after closing it opens the next day', () => {
  expect(state(1, '20:00')).toEqual({ open: false, weekday: 1, opens: '10:00' });
});

test('after midnight it opens the same day', () => {
  expect(state(2, '00:15')).toEqual({ open: false, weekday: 1, opens: '10:00' });
});

test('on Saturday night and on Sunday it opens on Monday', () => {
  expect(state(6, '20:30')).toEqual({ open: false, weekday: 0, opens: '10:00' });
  expect(state(7, '12:00')).toEqual({ open: false, weekday: 0, opens: '10:00' });
});

test('a clinic open one day a week opens in a week', () => {
  const mondays = [{ days: ['Mo'], opens: '09:00', closes: '12:00' }];
  expect(openingState(mondays, at(1, '13:00'), timeZone)).toEqual({
    open: false,
    weekday: 0,
    opens: '09:00',
  });
});

test('two openings on one day, with a pause at noon', () => {
  const twice = [
    { days: ['Mo'], opens: '09:00', closes: '12:00' },
    { days: ['Mo'], opens: '17:00', closes: '20:00' },
  ];
  expect(openingState(twice, at(1, '13:00'), timeZone)).toEqual({
    open: false,
    weekday: 0,
    opens: '17:00',
  });
  expect(openingState(twice, at(1, '17:30'), timeZone)).toEqual({ open: true });
});

test('the visitor’s own time zone plays no part', () => {
  expect(openingState(hours, new Date('2026-11-16T04:30:00Z'), timeZone)).toEqual({ open: true });
  expect(openingState(hours, new Date('2026-11-16T04:29:00Z'), timeZone).open).toBe(false);
});
