import { describe, expect, it } from 'vitest';
import { afterOpenMinutes, isOpenAt, type WorkingTime } from './working-time.ts';

const clinic: WorkingTime = {
  openingHours: [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '16:00', closes: '20:00' },
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '10:00', closes: '13:00' },
  ],
  closed: [{ from: '2026-12-03', to: '2026-12-04' }],
  timeZone: 'Asia/Kolkata',
};

/** A moment by the clinic's clock. */
const at = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Kolkata').toInstant();
const after = (local: string, minutes: number) =>
  afterOpenMinutes(at(local), minutes, clinic)
    .toZonedDateTimeISO('Asia/Kolkata')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

describe('opening minutes', () => {
  it.each([
    ['while the clinic is open', '2026-12-01T10:15', 30, '2026-12-01T10:45'],
    ['over lunch', '2026-12-01T12:45', 30, '2026-12-01T16:15'],
    ['from the night to the morning', '2026-12-01T23:00', 30, '2026-12-02T10:30'],
    ['over Sunday', '2026-12-05T19:50', 30, '2026-12-07T10:20'],
    ['over closed days', '2026-12-02T19:50', 30, '2026-12-05T10:20'],
    ['to the minute of closing', '2026-12-01T19:30', 30, '2026-12-01T20:00'],
  ])('are counted %s', (_, start, minutes, end) => {
    expect(after(start, minutes)).toBe(end);
  });

  it('are minutes of the clock for a clinic without hours', () => {
    const never = { ...clinic, openingHours: [] };
    const start = at('2026-12-01T10:15');
    expect(afterOpenMinutes(start, 30, never)).toEqual(start.add({ minutes: 30 }));
  });
});

it.each([
  ['2026-12-01T10:00', true, 'at the opening'],
  ['2026-12-01T13:00', false, 'at the closing'],
  ['2026-12-06T11:00', false, 'on a Sunday'],
  ['2026-12-03T11:00', false, 'on a closed day'],
])('the clinic at %s: open is %s, %s', (local, isOpen) => {
  expect(isOpenAt(Temporal.PlainDateTime.from(local), clinic)).toBe(isOpen);
});
