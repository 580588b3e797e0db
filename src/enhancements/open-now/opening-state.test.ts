import { expect, test } from 'vitest';
import { type Hours, openingState, type SpecialDays } from './opening-state.ts';

const timeZone = 'Asia/Kolkata';
const weekdays: Hours[] = [
  { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '10:00', closes: '20:00' },
];

/** A time in India's time zone, in the week from Monday, 16 November 2026. */
const at = (day: number, time: string) => new Date(`2026-11-${15 + day}T${time}:00+05:30`);

/** "open", or the day and the time of the next opening. */
function state(
  moment: Date,
  { hours = weekdays, specialDays = [] }: { hours?: Hours[]; specialDays?: SpecialDays[] } = {},
) {
  const result = openingState({ hours, specialDays, timeZone }, moment);
  if (result.isOpen) return 'open';
  if (!result.next) return 'closed';
  const { day, ahead, opens } = result.next;
  return `${day.toISOString().slice(0, 10)}, in ${ahead} days, ${opens}`;
}

test('the clinic is open from the opening minute to the last one', () => {
  expect(state(at(1, '10:00'))).toBe('open');
  expect(state(at(6, '19:59'))).toBe('open');
});

test('the clinic opens on Monday if it is Saturday night or Sunday', () => {
  expect(state(at(6, '20:30'))).toBe('2026-11-23, in 2 days, 10:00');
  expect(state(at(7, '12:00'))).toBe('2026-11-23, in 1 days, 10:00');
});

test('a clinic with a break at noon opens twice on one day, in whatever order the hours are written', () => {
  const hours: Hours[] = [
    { days: ['Mo'], opens: '17:00', closes: '20:00' },
    { days: ['Mo'], opens: '09:00', closes: '12:00' },
  ];
  expect(state(at(1, '08:00'), { hours })).toBe('2026-11-16, in 0 days, 09:00');
  expect(state(at(1, '13:00'), { hours })).toBe('2026-11-16, in 0 days, 17:00');
  expect(state(at(1, '17:30'), { hours })).toBe('open');
});

test('after closed days the clinic opens on the first day with hours', () => {
  const specialDays = [{ from: '2026-11-18', to: '2026-11-21' }];
  expect(state(at(2, '19:59'), { specialDays })).toBe('open');
  expect(state(at(2, '20:00'), { specialDays })).toBe('2026-11-23, in 6 days, 10:00');
  expect(state(at(3, '12:00'), { specialDays })).toBe('2026-11-23, in 5 days, 10:00');
  expect(state(at(8, '10:00'), { specialDays })).toBe('open');
});

test('on a day with other hours only these count, even on a weekday without hours', () => {
  const specialDays = [
    { from: '2026-11-21', to: '2026-11-21', hours: { opens: '10:00', closes: '13:00' } },
    { from: '2026-11-22', to: '2026-11-22', hours: { opens: '11:30', closes: '12:30' } },
  ];
  expect(state(at(6, '12:59'), { specialDays })).toBe('open');
  expect(state(at(6, '13:00'), { specialDays })).toBe('2026-11-22, in 1 days, 11:30');
  expect(state(at(7, '12:00'), { specialDays })).toBe('open');
  expect(state(at(7, '12:30'), { specialDays })).toBe('2026-11-23, in 1 days, 10:00');
});

test('a clinic that is closed indefinitely has no next opening', () => {
  expect(state(at(1, '12:00'), { specialDays: [{ from: '2026-11-16', to: '2029-11-16' }] })).toBe(
    'closed',
  );
});

test('the state does not depend on the visitor’s own time zone', () => {
  expect(state(new Date('2026-11-16T04:30:00Z'))).toBe('open');
  expect(state(new Date('2026-11-16T04:29:00Z'))).toBe('2026-11-16, in 0 days, 10:00');
});
