import { expect, test } from 'vitest';
import { clinicTime, instantOf, isSameDay, timeFormatter } from './clinic-time.ts';

test('the desk uses the clinic’s time zone, not the browser’s', () => {
  const moment = new Date('2026-12-02T22:05:59Z');
  expect(clinicTime(moment, 'Asia/Kolkata')).toBe('2026-12-03T03:35');
  expect(clinicTime(moment, 'UTC')).toBe('2026-12-02T22:05');
});

test.each([
  ['2026-12-03T18:29:00Z', true, 'a minute before midnight in the clinic'],
  ['2026-12-03T18:30:00Z', false, 'midnight in the clinic'],
  ['2026-11-03T06:00:00Z', false, 'the same time a month before'],
])('%s is on the same day by the clinic’s clock: %s (%s)', (iso, isSame) => {
  const noon = new Date('2026-12-03T06:30:00Z');
  expect(isSameDay(new Date(iso), noon, 'Asia/Kolkata')).toBe(isSame);
});

test.each([
  ['2026-12-03T09:30', 'Asia/Kolkata', '2026-12-03T04:00:00.000Z'],
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
  ['2026-07-01T00:15', 'America/St_Johns', '2026-07-01T02:45:00.000Z'],
])('%s in the time zone %s is the moment %s', (local, timeZone, moment) => {
  expect(instantOf(local, timeZone)).toBe(moment);
  expect(clinicTime(new Date(moment), timeZone)).toBe(local);
});

const marathi = timeFormatter({
  locale: 'mr-IN-u-nu-latn',
  partsOfDay: { morning: 'सकाळी', afternoon: 'दुपारी', evening: 'संध्याकाळी', night: 'रात्री' },
});

test('the desk writes times in Marathi as the patient’s page does, and adds the year if it is not the current one', () => {
  const today = '2026-11-23T09:00';
  expect(marathi.time('2026-11-23T10:00', today)).toBe('सोमवार, 23 नोव्हेंबर, सकाळी 10:00');
  expect(marathi.time('2027-01-05T17:30', today)).toBe('मंगळवार, 5 जानेवारी 2027, संध्याकाळी 5:30');
  expect(marathi.day('2026-11-23')).toBe('सोमवार, 23 नोव्हेंबर 2026');
  expect(marathi.hour('11:00')).toBe('सकाळी 11');
});

test('the desk abbreviates days and months in English', () => {
  const english = timeFormatter({ locale: 'en-IN', partsOfDay: undefined });
  expect(english.time('2026-11-23T10:00', '2026-11-23T09:00')).toBe('Mon, 23 Nov, 10:00 am');
  expect(english.time('2027-01-05T17:30', '2026-11-23T09:00')).toBe('Tue, 5 Jan, 2027, 5:30 pm');
  expect(english.hour('11:00')).toBe('11 am');
});
