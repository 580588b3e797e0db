import { describe, expect, it } from 'vitest';
import {
  addOpenMinutes,
  createOpenTimeMeter,
  isOpenAt,
  nextOpenDays,
  type WorkingTime,
} from './working-time.ts';

const clinic: WorkingTime = {
  openingHours: [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '16:00', closes: '20:00' },
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '10:00', closes: '13:00' },
  ],
  specialDays: [{ from: '2026-12-03', to: '2026-12-04' }],
  timeZone: 'Asia/Kolkata',
};

/** A moment in the clinic's time zone. */
const at = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Kolkata').toInstant();
const endAfter = (local: string, minutes: number) =>
  addOpenMinutes(at(local), minutes, clinic)
    .toZonedDateTimeISO('Asia/Kolkata')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

/** The minutes between two moments in the clinic's time zone. */
const measureBetween = (start: string, end: string, hours = clinic) => {
  const measure = createOpenTimeMeter(at('2026-11-30T00:00'), at('2026-12-08T12:00'), hours);
  return measure(at(start).epochMilliseconds, at(end).epochMilliseconds);
};

describe('minutes of opening hours', () => {
  it.each([
    ['while the clinic is open', '2026-12-01T10:15', 30, '2026-12-01T10:45'],
    ['over lunch', '2026-12-01T12:45', 30, '2026-12-01T16:15'],
    ['from night to morning', '2026-12-01T23:00', 30, '2026-12-02T10:30'],
    ['over Sunday', '2026-12-05T19:50', 30, '2026-12-07T10:20'],
    ['over closed days', '2026-12-02T19:50', 30, '2026-12-05T10:20'],
    ['until the minute of closing', '2026-12-01T19:30', 30, '2026-12-01T20:00'],
  ])('are counted %s', (_, start, minutes, end) => {
    expect(endAfter(start, minutes)).toBe(end);
  });

  it.each([
    ['while the clinic is open', '2026-12-01T10:15', '2026-12-01T10:45', 30],
    ['over lunch', '2026-12-01T12:45', '2026-12-01T16:15', 30],
    ['over closed days and Sunday', '2026-12-02T19:50', '2026-12-07T10:20', 450],
    ['as none at night', '2026-12-01T21:00', '2026-12-02T07:00', 0],
  ])('are measured %s', (_, start, end, minutes) => {
    expect(measureBetween(start, end)).toBe(minutes);
  });

  it('are ordinary minutes for a clinic without hours', () => {
    const alwaysClosed = { ...clinic, openingHours: [] };
    const start = at('2026-12-01T10:15');
    expect(addOpenMinutes(start, 30, alwaysClosed)).toEqual(start.add({ minutes: 30 }));
    expect(measureBetween('2026-12-01T21:00', '2026-12-02T07:00', alwaysClosed)).toBe(600);
  });
});

it.each([
  ['2026-12-01T10:00', true, 'at opening time'],
  ['2026-12-01T13:00', false, 'at closing time'],
  ['2026-12-06T11:00', false, 'on a Sunday'],
  ['2026-12-03T11:00', false, 'on a closed day'],
])('at %s the clinic is open: %s (%s)', (local, isOpen) => {
  expect(isOpenAt(Temporal.PlainDateTime.from(local), clinic)).toBe(isOpen);
});

it('the next open days include the first day, and exclude Sundays and closed days', () => {
  const days = (first: string) => nextOpenDays(Temporal.PlainDate.from(first), 3, clinic);
  expect(days('2026-12-02')).toEqual(['2026-12-02', '2026-12-05', '2026-12-07']);
});
