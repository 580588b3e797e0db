import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { wishesIn } from './wishes.ts';

const { clinic, languages } = readConfig({});
const { wishes } = clinic.enquiryWords;

test.each(languages)(
  'the half day and the package that a visitor tapped are recognised in a message in %s',
  (language) => {
    const words = wishes.get(language);
    if (!words) throw new Error('there are no words');
    const sentenceOn = (day: string) => {
      const written = (shape: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { ...shape, timeZone: 'UTC' });
      const [morning] = words.halfDays;
      return (morning?.sentence ?? '')
        .replace('{WEEKDAY}', written({ weekday: 'long' }).format(new Date(day)))
        .replace('{DATE}', written({ day: 'numeric', month: 'long' }).format(new Date(day)));
    };
    const [asked] = words.packages;
    const message = `Hello. ${asked?.title}?\n${sentenceOn('2026-12-31')} ${sentenceOn('2027-01-05')}`;
    expect(wishesIn(message, words, '2026-12-30T20:00:00.000Z')).toEqual({
      halfDays: ['2026-12-31-morning', '2027-01-05-morning'],
      packages: [asked?.id],
    });
    const none = { halfDays: [], packages: [] };
    expect(wishesIn('Hello', words, '2026-12-30T20:00:00.000Z')).toEqual(none);
  },
);

test('a half day is recognised if the sentence of the form names its day twice', () => {
  const sentence = 'On {DATE}, please: {WEEKDAY}, {DATE}.';
  const words = {
    language: 'en',
    halfDays: [{ part: 'morning' as const, sentence }],
    packages: [],
  };
  const found = (message: string) => wishesIn(message, words, '2026-12-01T09:00:00.000Z').halfDays;
  expect(found('On 3 December, please: Thursday, 3 December.')).toEqual(['2026-12-03-morning']);
  expect(found('On 3 December, please: Thursday, 4 December.')).toEqual([]);
});

test('a date that no year has is no wish', () => {
  const words = {
    language: 'en',
    halfDays: [{ part: 'morning' as const, sentence: 'On {DATE}.' }],
    packages: [],
  };
  const found = (date: string) =>
    wishesIn(`On ${date}.`, words, '2026-12-01T09:00:00.000Z').halfDays;
  expect(found('28 February')).toEqual(['2027-02-28-morning']);
  expect(['31 February', '99 December', '0 May'].flatMap(found)).toEqual([]);
});
