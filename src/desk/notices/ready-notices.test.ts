import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { DayName } from '../../../shared/hours/week-hours.ts';
import type { Messages } from '../../content/schema/messages.ts';
import { firstOpenDay, readyNotice } from './ready-notices.ts';

const morning = { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम', night: 'रात' };
const messages: Messages = parse(readFileSync('clinic/en/messages.yaml', 'utf8'));
const oneDay = '{DAY} को क्लिनिक बंद रहेगा।';
const hindi = { ...messages, readyNotices: { ...messages.readyNotices, oneDay } };
const setup = {
  messages: { en: messages, hi: hindi },
  facts: { en: { PHONE: '+91 98765 43210' }, hi: { PHONE: '+91 98765 43210' } },
  partsOfDay: { en: undefined, hi: morning },
  languages: ['en', 'hi'],
  locale: 'en-IN-u-nu-latn',
};
const days = { day: '2026-12-03', last: '2026-12-06' };

it.each([
  [
    'oneDay',
    /^Closed on Thursday,? 3 December\. Questions: \+91 98765 43210\.$/,
    '2026-12-03T23:59',
  ],
  ['severalDays', /from Thursday,? 3 December to Sunday,? 6 December/, '2026-12-06T23:59'],
  ['late', /late today/, '2026-11-26T23:59'],
  ['away', /back on Thursday,? 3 December/, '2026-12-03T00:00'],
] as const)('the notice ends with what it announces: %s', (kind, says, until) => {
  const notice = readyNotice({ kind, ...days }, '2026-11-26', setup);
  expect(notice.texts['en']).toMatch(says);
  expect(notice.until).toBe(until);
});

it('each language has its own sentence and its own names of days', () => {
  const { texts } = readyNotice({ kind: 'oneDay', ...days }, '2026-11-26', setup);
  expect(texts['hi']).toBe('गुरुवार, 3 दिसंबर को क्लिनिक बंद रहेगा।');
});

it('a day is proposed on which the clinic is usually open', () => {
  const hours = [{ days: ['Mo', 'Sa'] as DayName[], opens: '10:00', closes: '20:00' }];
  expect(firstOpenDay('2026-11-28', hours)).toBe('2026-11-28');
  expect(firstOpenDay('2026-11-29', hours)).toBe('2026-11-30');
  expect(firstOpenDay('2026-11-29', []), 'a clinic without hours').toBe('2026-11-29');
});
