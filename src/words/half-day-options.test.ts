import { expect, it } from 'vitest';
import type { DayName } from '../../shared/hours/week-hours.ts';
import { halfDayOptions } from './half-day-options.ts';

const week: DayName[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const clinic = {
  openingHours: [{ days: week, opens: '10:00', closes: '20:00' }],
  answerWithin: 8,
  timeZone: 'Asia/Kolkata',
  language: 'en',
  languages: ['en'],
  address: { country: 'IN' },
} as unknown as Parameters<typeof halfDayOptions>[0];
const half = { label: '{WEEKDAY} {DATE}', short: '', sentence: '{WEEKDAY} {DATE}' };
const copy = { day: '', morning: half, afternoon: half } as Parameters<typeof halfDayOptions>[1];

/** The id of the first half day on offer at a time in the clinic's time zone. */
const firstOption = (local: string, sentBy: 'now' | 'end of day', days: object[] = []) => {
  const now = Temporal.Instant.from(`${local}+05:30`);
  const clinicWithDays = { ...clinic, days } as typeof clinic;
  return halfDayOptions(clinicWithDays, copy, { now, sentBy })[0]?.id;
};

it.each([
  ['2026-11-28T11:00', '2026-11-30-morning', 'the same day'],
  ['2026-11-28T14:09', '2026-12-01-morning', 'on Monday at 12:09'],
  ['2026-11-29T09:00', '2026-12-01-morning', 'on Monday at 18:00'],
  ['2026-11-30T14:09', '2026-12-02-morning', 'on Tuesday at 12:09'],
])('a message sent at %s can ask for %s at the earliest, since it is answered %s', (local, id) => {
  expect(firstOption(local, 'now')).toBe(id);
});

it('a page that stays the same all day offers only half days after the answer to a message sent that evening', () => {
  expect(firstOption('2026-11-28T00:01', 'end of day')).toBe('2026-12-01-morning');
  expect(firstOption('2026-11-28T23:59', 'end of day')).toBe('2026-12-01-morning');
  expect(firstOption('2026-11-27T11:00', 'end of day')).toBe('2026-11-30-morning');
});

it('if staff have closed the day on which the answer would be due, half days are on offer a day later', () => {
  const closed = [{ day: '2026-11-30' }];
  expect(firstOption('2026-11-28T14:09', 'now', closed)).toBe('2026-12-02-morning');
});
