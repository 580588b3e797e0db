import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { DayName } from '../../../shared/hours/week-hours.ts';
import type { Messages } from '../../content/schema/messages.ts';
import { firstOpenDay, makeReadyNotice, remainingHours } from './close-form-state.ts';

const days: DayName[] = ['Mo'];
const monday = '2026-11-30';

it.each([
  ['without a break is divided at lunchtime', [['10:00', '20:00']], '13:00-20:00', '10:00-13:00'],
  [
    'with a break is divided at the break',
    [
      ['17:00', '20:00'],
      ['10:00', '14:00'],
    ],
    '17:00-20:00',
    '10:00-14:00',
  ],
  ['with evening hours only has no halves', [['17:00', '20:00']], undefined, undefined],
  ['on which the clinic is closed has no halves', [], undefined, undefined],
] as const)('a day %s', (_, hours, afternoon, morning) => {
  const rows = hours.map(([opens, closes]) => ({ days, opens, closes }));
  const closures = (['morning', 'afternoon'] as const).map((half) => {
    const interval = remainingHours(half, monday, rows);
    return interval ? `${interval.opens}-${interval.closes}` : undefined;
  });
  expect(closures).toEqual([afternoon, morning]);
});

const hindiParts = { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम', night: 'रात' };
const messages: Messages = parse(readFileSync('clinic/en/messages.yaml', 'utf8'));
const oneDay = '{DAY} को क्लिनिक बंद रहेगा।';
const hindi = { ...messages, readyNotices: { ...messages.readyNotices, oneDay } };
const setup = {
  messages: { en: messages, hi: hindi },
  facts: { en: { PHONE: '+91 98765 43210' }, hi: { PHONE: '+91 98765 43210' } },
  partsOfDay: { en: undefined, hi: hindiParts },
  languages: ['en', 'hi'],
  locale: 'en-IN-u-nu-latn',
};
const now = '2026-11-26T11:30';

it.each([
  [
    { day: '2026-12-03' },
    /^Closed on Thursday,? 3 December\. Questions: \+91 98765 43210\.$/,
    '2026-12-03T23:59',
  ],
  [
    { day: '2026-12-03', to: '2026-12-06' },
    /from Thursday,? 3 December to Sunday,? 6 December/,
    '2026-12-06T23:59',
  ],
  [
    { day: '2026-12-03', opens: '10:00', closes: '13:00' },
    /^Open 10:00.am to 1:00.pm on Thursday,? 3 December/,
    '2026-12-03T23:59',
  ],
])(
  'the notice for %j appears three days before, and disappears with the last day',
  (entry, pattern, until) => {
    const notice = makeReadyNotice({ kind: 'closing', ...entry }, now, setup);
    expect(notice.text['en']).toMatch(pattern);
    expect([notice.from, notice.until]).toEqual(['2026-11-30T00:00', until]);
  },
);

it('the notice for a day less than three days ahead appears immediately', () => {
  expect(makeReadyNotice({ kind: 'closing', day: '2026-11-27' }, now, setup).from).toBe(now);
});

it('a notice is written in each language, with the names of days in that language', () => {
  const { text } = makeReadyNotice({ kind: 'closing', day: '2026-12-03' }, now, setup);
  expect(text['hi']).toBe('गुरुवार, 3 दिसंबर को क्लिनिक बंद रहेगा।');
});

it.each([
  ['late', /late today/, '2026-11-26T23:59'],
  ['away', /back on Thursday,? 3 December/, '2026-12-03T00:00'],
] as const)(
  'the notice that the doctor is %s disappears when that is over',
  (kind, pattern, until) => {
    const notice = makeReadyNotice({ kind, day: '2026-12-03' }, now, setup);
    expect(notice.text['en']).toMatch(pattern);
    expect([notice.from, notice.until]).toEqual([now, until]);
  },
);

it('the form proposes the next day with opening hours', () => {
  const hours = [{ days: ['Mo', 'Sa'] as DayName[], opens: '10:00', closes: '20:00' }];
  expect(firstOpenDay('2026-11-28', hours)).toBe('2026-11-28');
  expect(firstOpenDay('2026-11-29', hours)).toBe('2026-11-30');
  expect(firstOpenDay('2026-11-29', []), 'a clinic without hours').toBe('2026-11-29');
});
