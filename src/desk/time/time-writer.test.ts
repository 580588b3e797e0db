import { expect, test } from 'vitest';
import { timeWriter } from './time-writer.ts';

const marathi = timeWriter({
  locale: 'mr-IN-u-nu-latn',
  partsOfDay: { morning: 'सकाळी', afternoon: 'दुपारी', evening: 'संध्याकाळी', night: 'रात्री' },
});

test('the desk writes times in Marathi as the patient’s page does, and adds the year if it is not the current one', () => {
  const today = '2026-11-23T09:00';
  expect(marathi.time('2026-11-23T10:00', today)).toBe('सोमवार, 23 नोव्हेंबर, सकाळी 10:00');
  expect(marathi.time('2027-01-05T17:30', today)).toBe('मंगळवार, 5 जानेवारी 2027, संध्याकाळी 5:30');
  expect(marathi.day('2026-11-23')).toBe('सोमवार, 23 नोव्हेंबर 2026');
});

test('the desk writes times in English with short names and the year', () => {
  const english = timeWriter({ locale: 'en-IN', partsOfDay: undefined });
  expect(english.time('2026-11-23T10:00', '2026-11-23T09:00')).toBe('Mon, 23 Nov, 2026, 10:00 am');
});
