import { expect, it } from 'vitest';
import type { DayName } from '../../../shared/hours/week-hours.ts';
import { hoursLeft } from './entered.ts';

const days: DayName[] = ['Mo'];
const monday = '2026-11-30';

it.each([
  ['without a break is divided by lunch', [['10:00', '20:00']], '13:00-20:00', '10:00-13:00'],
  [
    'with a break is divided by that',
    [
      ['17:00', '20:00'],
      ['10:00', '14:00'],
    ],
    '17:00-20:00',
    '10:00-14:00',
  ],
  ['that is an evening has no halves', [['17:00', '20:00']], undefined, undefined],
  ['on which the clinic is closed has none', [], undefined, undefined],
] as const)('a day %s', (_, hours, afternoon, morning) => {
  const rows = hours.map(([opens, closes]) => ({ days, opens, closes }));
  const left = (['morning', 'afternoon'] as const).map((closed) => {
    const found = hoursLeft(closed, monday, rows);
    return found ? `${found.opens}-${found.closes}` : undefined;
  });
  expect(left).toEqual([afternoon, morning]);
});
