import { expect, test } from 'vitest';
import { ClinicClock } from './clinic-clock.ts';

test.each([
  ['a time in India', 'Asia/Kolkata', '2026-12-03T09:30', '2026-12-03T04:00:00.000Z'],
  ['a time that the clock skips', 'Europe/Berlin', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ['the beginning of a day', 'Asia/Kolkata', '2026-12-03', '2026-12-02T18:30:00.000Z'],
  ['a time that occurs twice', 'Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s is converted to UTC', (_, timeZone, local, utc) => {
  expect(new ClinicClock(timeZone).toUtc(local)).toBe(utc);
});
