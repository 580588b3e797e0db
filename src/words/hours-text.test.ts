import { expect, it } from 'vitest';
import type { DayName, OpeningHours } from '../../shared/hours/week-hours.ts';
import { closedWeekdays, hoursLines, hoursSentence, shortHours } from './hours-text.ts';

const copies = {
  en: { days: '{FROM} to {TO}', times: '{OPENS} to {CLOSES}' },
  hi: { days: '{FROM} से {TO}', times: '{OPENS} से {CLOSES} तक' },
  mr: { days: '{FROM} ते {TO}', times: '{OPENS} ते {CLOSES}' },
};

type Language = keyof typeof copies;

function clinic(language: Language, openingHours: OpeningHours[]) {
  const copy = {
    ...copies[language],
    shortDays: '{FROM}-{TO}',
    shortTimes: '{OPENS}-{CLOSES}',
    emergency: '',
    openNow: '',
    opens: '',
    closedDay: '',
    closedDays: '',
  };
  return [{ language, openingHours, address: { country: 'IN' } }, copy] as const;
}

/** "Mo Tu 10:00-12:00 14:00-18:00" as rows of `hours.yaml`. */
function rows(...texts: string[]): OpeningHours[] {
  return texts.flatMap((text) => {
    const words = text.split(' ');
    const days = words.filter((word) => !word.includes('-')) as DayName[];
    return words
      .filter((word) => word.includes('-'))
      .map((word) => {
        const [opens = '', closes = ''] = word.split('-');
        return { days, opens, closes };
      });
  });
}

const week = 'Mo Tu We Th Fr Sa Su';
const workdays = 'Mo Tu We Th Fr';

it.each<[string, OpeningHours[], sentences: string[], short: string[]]>([
  [
    'six days',
    rows('Mo Tu We Th Fr Sa 10:00-20:00'),
    ['Monday to Saturday, 10:00 AM to 8:00 PM'],
    ['Mon-Sat 10AM-8PM'],
  ],
  [
    'a half day',
    rows(`${workdays} 09:30-19:00`, 'Sa 09:30-13:00'),
    ['Monday to Friday, 9:30 AM to 7:00 PM', 'Saturday, 9:30 AM to 1:00 PM'],
    ['Mon-Fri 9:30AM-7PM', 'Sat 9:30AM-1PM'],
  ],
  [
    'a lunch break, its rows in any order',
    rows(`${workdays} 14:00-17:00`, `${workdays} 08:00-12:00`),
    ['Monday to Friday, 8:00 AM to 12:00 PM and 2:00 PM to 5:00 PM'],
    ['Mon-Fri 8AM-12PM, 2PM-5PM'],
  ],
  [
    'equal days that are apart, written one by one',
    rows('We 10:00-14:00', 'Tu 09:00-12:00', 'Mo 10:00-14:00', 'Fr 10:00-14:00'),
    ['Monday, Wednesday and Friday, 10:00 AM to 2:00 PM', 'Tuesday, 9:00 AM to 12:00 PM'],
    ['Mon, Wed, Fri 10AM-2PM', 'Tue 9AM-12PM'],
  ],
  [
    'days in a row and one apart',
    rows('Mo Tu We Fr 10:00-14:00'),
    ['Monday to Wednesday and Friday, 10:00 AM to 2:00 PM'],
    ['Mon-Wed, Fri 10AM-2PM'],
  ],
  [
    'two days',
    rows('Su Sa 10:00-14:00'),
    ['Saturday and Sunday, 10:00 AM to 2:00 PM'],
    ['Sat, Sun 10AM-2PM'],
  ],
  [
    'the whole week, from midnight, in rows that follow one another',
    rows(`${week} 00:00-12:00`, `${week} 12:00-23:59`),
    ['Monday to Sunday, 12:00 AM to 11:59 PM'],
    ['Mon-Sun 12AM-11:59PM'],
  ],
])('hours are written in sentences, and in short: %s', (_shape, hours, sentences, short) => {
  expect(hoursLines(...clinic('en', hours)).map(hoursSentence)).toEqual(sentences);
  expect(shortHours(...clinic('en', hours))).toEqual(short);
});

it.each<[Language, sentences: string[], short: string[]]>([
  [
    'hi',
    [
      'सोमवार से शुक्रवार, 8:00 AM से 12:00 PM तक और 2:00 PM से 5:00 PM तक',
      'शनिवार, 9:00 AM से 1:00 PM तक',
    ],
    ['सोम-शुक्र 8AM-12PM, 2PM-5PM', 'शनि 9AM-1PM'],
  ],
  [
    'mr',
    ['सोमवार ते शुक्रवार, 8:00 AM ते 12:00 PM आणि 2:00 PM ते 5:00 PM', 'शनिवार, 9:00 AM ते 1:00 PM'],
    ['सोम-शुक्र 8AM-12PM, 2PM-5PM', 'शनि 9AM-1PM'],
  ],
])('hours in another language differ only in their wording: %s', (language, sentences, short) => {
  const hours = rows(`${workdays} 08:00-12:00 14:00-17:00`, 'Sa 09:00-13:00');
  expect(hoursLines(...clinic(language, hours)).map(hoursSentence)).toEqual(sentences);
  expect(shortHours(...clinic(language, hours))).toEqual(short);
});

it('a line of hours keeps the times unbroken, but not the word between them', () => {
  const [line] = hoursLines(...clinic('en', rows('Mo 08:00-12:00 14:00-17:00')));
  expect(line?.times.filter(({ isInterval }) => isInterval).map(({ text }) => text)).toEqual([
    '8:00 AM to 12:00 PM',
    '2:00 PM to 5:00 PM',
  ]);
});

it.each([
  [`${week} 09:00-17:00`, null],
  ['Mo Tu We Th Fr Sa 09:00-17:00', 'Closed on Sunday'],
  ['Su We 09:00-17:00', 'Closed on Monday, Tuesday and Thursday to Saturday'],
])('a clinic that is open %s names its closed weekdays: %s', (hours, sentence) => {
  const [facts, copy] = clinic('en', rows(hours));
  expect(closedWeekdays(facts, copy, 'Closed on {DAYS}')).toBe(sentence);
  expect(closedWeekdays(facts, copy, undefined)).toBe(null);
});
