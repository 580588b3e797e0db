import { expect, it } from 'vitest';
import type { HoursCopy } from '../content/schema/site.ts';
import { closureText } from './closure-text.ts';

const copy = {
  closedDay: 'Closed on {DATE}.',
  closedDays: 'Closed from {FROM} to {TO}.',
  times: '{OPENS} to {CLOSES}',
  otherHours: 'Open {TIMES} on {DATE}.',
} as HoursCopy;

const clinic = { language: 'en', address: { country: 'IN' } } as Parameters<typeof closureText>[1];
const shortHours = { opens: '10:00', closes: '13:30' };

it.each([
  [{ from: '2026-12-03', to: '2026-12-03' }, 'Closed on Thursday, 3 December.'],
  [{ from: '2026-12-03', to: '2026-12-05' }, 'Closed from 3 December to 5 December 2026.'],
  [{ from: '2026-12-28', to: '2027-01-02' }, 'Closed from 28 December 2026 to 2 January 2027.'],
  [
    { from: '2026-12-06', to: '2026-12-06', hours: shortHours },
    'Open 10:00 AM to 1:30 PM on Sunday, 6 December.',
  ],
  // The site has no sentence for other hours on several days.
  [
    { from: '2026-12-28', to: '2027-01-02', hours: shortHours },
    '28 December 2026–2 January 2027: 10:00 AM to 1:30 PM',
  ],
])('the special days %j are announced as "%s"', (days, text) => {
  expect(closureText(days, clinic, copy)).toBe(text);
});
