import { expect, it } from 'vitest';
import { upcomingDays } from './days.ts';
import { daysSchema } from './days-schema.ts';

it('past days are omitted, and the others are in order', () => {
  const entries = daysSchema.parse([
    { day: '2026-12-28', to: '2027-01-02' },
    { day: '2026-12-03', opens: '10:00', closes: '13:00', reason: 'A wedding' },
    { day: '2026-11-30', to: '2026-12-01' },
    { day: '2026-12-20', to: '2026-12-20' },
  ]);
  expect(upcomingDays(entries, '2026-12-02')).toEqual([
    { from: '2026-12-03', to: '2026-12-03', hours: { opens: '10:00', closes: '13:00' } },
    { from: '2026-12-20', to: '2026-12-20' },
    { from: '2026-12-28', to: '2027-01-02' },
  ]);
  expect(upcomingDays(entries, '2027-01-02')).toHaveLength(1);
  expect(upcomingDays(entries, '2027-01-03')).toEqual([]);
});

it('a clinic may be closed for a quarter of a year', () => {
  expect(daysSchema.safeParse([{ day: '2026-12-01', to: '2027-03-02' }]).success).toBe(true);
});

it.each([
  ['ends before it begins', [{ day: '2026-12-03', to: '2026-12-02' }], '0.to'],
  ['never ends', [{ day: '2026-12-03', to: '9999-12-31' }], '0.to'],
  ['lasts for 93 days', [{ day: '2026-12-01', to: '2027-03-03' }], '0.to'],
  ['is in another century', [{ day: '1926-12-03' }], '0.day'],
  ['opens and never closes', [{ day: '2026-12-03', opens: '10:00' }], '0.closes'],
  ['closes and never opens', [{ day: '2026-12-03', closes: '10:00' }], '0.opens'],
  ['closes as it opens', [{ day: '2026-12-03', opens: '10:00', closes: '10:00' }], '0.closes'],
  [
    'is the last day of another',
    [{ day: '2026-12-01', to: '2026-12-03' }, { day: '2026-12-03' }],
    '1.day',
  ],
  [
    'ends on the day of another',
    [{ day: '2026-12-03' }, { day: '2026-12-01', to: '2026-12-03' }],
    '1.day',
  ],
  ['has an unknown field', [{ day: '2026-12-03', hours: '10-13' }], '0'],
])('an entry that %s is reported as a mistake at its field', (_, entries, field) => {
  const { error } = daysSchema.safeParse(entries);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
