import { expect, test } from 'vitest';
import { clinicTime, isSameDay } from './clinic-time.ts';

test('the desk uses the clinic’s clock, not the browser’s', () => {
  const moment = new Date('2026-12-02T22:05:59Z');
  expect(clinicTime(moment, 'Asia/Kolkata')).toBe('2026-12-03T03:35');
  expect(clinicTime(moment, 'UTC')).toBe('2026-12-02T22:05');
});

test.each([
  ['2026-12-03T18:29:00Z', true, 'a minute before midnight in the clinic'],
  ['2026-12-03T18:30:00Z', false, 'midnight in the clinic'],
  ['2026-11-03T06:00:00Z', false, 'the same time a month before'],
])('the desk knows whether %s is on the same day: %s (%s)', (iso, same) => {
  const noon = new Date('2026-12-03T06:30:00Z');
  expect(isSameDay(new Date(iso), noon, 'Asia/Kolkata')).toBe(same);
});
