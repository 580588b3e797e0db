import { expect, it } from 'vitest';
import { daysToCome } from './days.ts';
import { daysSchema } from './days-schema.ts';

it('what is over is left out, and the next days come first', () => {
  const entries = daysSchema.parse([
    { day: '2026-12-28', to: '2027-01-02' },
    { day: '2026-12-03', opens: '10:00', closes: '13:00', reason: 'A wedding' },
    { day: '2026-11-30', to: '2026-12-01' },
  ]);
  expect(daysToCome(entries, '2026-12-02')).toEqual([
    { from: '2026-12-03', to: '2026-12-03', hours: { opens: '10:00', closes: '13:00' } },
    { from: '2026-12-28', to: '2027-01-02' },
  ]);
  expect(daysToCome(entries, '2027-01-02')).toHaveLength(1);
  expect(daysToCome(entries, '2027-01-03')).toEqual([]);
});

it.each([
  ['ends before it begins', [{ day: '2026-12-03', to: '2026-12-02' }], '0.to'],
  ['never ends', [{ day: '2026-12-03', to: '9999-12-31' }], '0.to'],
  ['lasts for years', [{ day: '2026-12-03', to: '2028-12-02' }], '0.to'],
  ['opens and never closes', [{ day: '2026-12-03', opens: '10:00' }], '0.closes'],
  ['is named twice', [{ day: '2026-12-01', to: '2026-12-03' }, { day: '2026-12-03' }], '1.day'],
  ['has a field that nobody knows', [{ day: '2026-12-03', hours: '10-13' }], '0'],
])('a day that %s is a mistake at its field', (_, entries, field) => {
  const { error } = daysSchema.safeParse(entries);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
