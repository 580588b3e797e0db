import { expect, it } from 'vitest';
import { dayNames, hoursOn, type OpeningHours } from '../../shared/hours/week-hours.ts';
import { type Closure, closureSchema } from '../content/fields/closure.ts';
import type { HoursCopy } from '../content/schema/hours-copy.ts';
import { closuresToCome } from './closures.ts';
import { closureNotices } from './notices.ts';

const copy = {
  closedDay: 'Closed on {DATE}.',
  closedDays: 'Closed from {FROM} to {TO}.',
  times: '{OPENS} to {CLOSES}',
  otherHours: 'Open {TIMES} on {DATE}.',
} as HoursCopy;

/** The notices at a time by the clock in India. */
function noticesAt(moment: string, closures: object[], language = 'en') {
  const clinic = {
    closures: closures.map((each): Closure => closureSchema.parse(each)),
    language,
    languages: ['en', 'hi', 'mr'],
    timeZone: 'Asia/Kolkata',
    address: { country: 'IN' },
  };
  const now = Temporal.Instant.from(`${moment}+05:30`);
  return closureNotices(clinic as Parameters<typeof closureNotices>[0], copy, now);
}

const wedding = { day: '2026-12-03', sentence: 'A wedding.' };
const winter = { from: '2026-12-28', to: '2027-01-02' };

it('notices name the days with their year, then the clinic’s own sentence, the earliest first', () => {
  const texts = noticesAt('2026-11-01T12:00', [winter, wedding]).map(({ text }) => text);
  expect(texts).toEqual([
    'Closed on Thursday, 3 December 2026. A wedding.',
    'Closed from 28 December 2026 to 2 January 2027.',
  ]);
  const [{ text } = { text: '' }] = noticesAt('2026-11-01T12:00', [
    { from: '2026-12-03', to: '2026-12-05' },
  ]);
  expect(text).toBe('Closed from 3 December to 5 December 2026.');
});

it('notices of other hours name them, even for a language without sentences for it', () => {
  const camp = { day: '2026-12-06', opens: '10:00', closes: '13:30' };
  const [notice] = noticesAt('2026-12-01T12:00', [camp]);
  expect(notice?.text).toBe('Open 10:00 AM to 1:30 PM on Sunday, 6 December 2026.');
  const [plain] = noticesAt('2026-12-01T12:00', [{ ...camp, day: undefined, ...winter }]);
  expect(plain?.text).toBe('28 December 2026–2 January 2027: 10:00 AM to 1:30 PM');
});

it('notices are shown from a week before until the last day is over in the clinic’s time zone', () => {
  const [notice] = noticesAt('2026-11-01T12:00', [wedding]);
  expect(new Date(notice?.from ?? 0).toISOString()).toBe('2026-11-25T18:30:00.000Z');
  expect(new Date(notice?.until ?? 0).toISOString()).toBe('2026-12-03T18:30:00.000Z');
});

it.each([
  ['on the last day', '2026-12-03T23:59', 1],
  ['once it is over', '2026-12-04T00:00', 0],
])('the number of notices %s is %s', (_when, moment, count) => {
  expect(noticesAt(moment, [wedding])).toHaveLength(count);
});

it.each([
  ['en', { text: 'Closed on Thursday, 3 December 2026. Away.' }],
  ['hi', { text: 'Closed on गुरुवार, 3 दिसंबर 2026. छुट्टी।' }],
  [
    'mr',
    {
      text: 'Closed on गुरुवार, 3 डिसेंबर, 2026.',
      addition: { text: 'Away.', language: 'en' },
    },
  ],
])('notices are in the language of the page as far as possible: %s', (language, words) => {
  const closure = { day: '2026-12-03', sentence: { en: 'Away.', hi: 'छुट्टी।' } };
  expect(noticesAt('2026-11-01T12:00', [closure], language)[0]).toMatchObject(words);
});

it('a day is closed from the first of the closed days to the last', () => {
  const closures = [closureSchema.parse(winter)];
  const facts = { closures, language: 'en', languages: ['en'], timeZone: 'Asia/Kolkata' };
  const closed = closuresToCome(facts, Temporal.Instant.from('2026-12-30T12:00Z'));
  const days = ['2026-12-27', '2026-12-28', '2027-01-01', '2027-01-02', '2027-01-03'];
  const rows: OpeningHours[] = [{ days: [...dayNames], opens: '10:00', closes: '20:00' }];
  const isOpen = (day: string) => hoursOn(day, rows, closed).length > 0;
  expect(days.map(isOpen)).toEqual([true, false, false, false, true]);
});
