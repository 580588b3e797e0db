import { expect, it } from 'vitest';
import { kindOf } from '../../src/content/edits/file-fields.ts';
import { formOf } from '../../src/content/edits/form.ts';
import { agingDays, withDay } from './aging-days.ts';

const ecg = { id: 'ecg', name: 'ECG', from: 300, asOf: '2026-05-01' };
const holter = { id: 'holter', name: 'Holter', from: 2500, asOf: '2026-06-01' };
const english = {
  prices: [{ heading: 'Tests', items: [ecg, holter] }],
  bring: { heading: 'Bring', items: ['Reports'], asOf: '2026-05-02' },
};
const hindi = { prices: [{ heading: 'जाँच', items: [holter, ecg] }] };

it('each day on which a fact was last checked is found, with its field and its name', () => {
  const kind = kindOf('en/pages/costs.yaml');
  if (!kind) throw new Error('there is no such file');
  const place = { field: '/prices', labels: ['Prices', 'Items'], months: 6 };
  expect(agingDays(english, formOf(kind), false)).toEqual([
    { ...place, at: '/prices/0/items/0/asOf', name: 'ECG', day: '2026-05-01' },
    { ...place, at: '/prices/0/items/1/asOf', name: 'Holter', day: '2026-06-01' },
    {
      field: '/bring/asOf',
      at: '/bring/asOf',
      labels: ['Bring'],
      name: 'Bring',
      day: '2026-05-02',
      months: 6,
    },
  ]);
});

it.each(['2026-99-99', '2026-02-30', 'yesterday', ''])(
  'a fact with %j in place of a day is skipped',
  (asOf) => {
    const kind = kindOf('en/pages/costs.yaml');
    if (!kind) throw new Error('there is no such file');
    const values = { prices: [{ heading: 'Tests', items: [{ ...ecg, asOf }, holter] }] };
    const found = agingDays(values, formOf(kind), false);
    expect(found.map(({ name }) => name)).toEqual(['Holter']);
  },
);

it('the day of an item is changed in a language that lists the items in another order', () => {
  const changed = withDay(hindi, '/prices/0/items/1/asOf', english, '2026-12-03');
  const items = [{ ...holter, asOf: '2026-12-03' }, ecg];
  expect(changed).toEqual({ prices: [{ heading: 'जाँच', items }] });
  expect(withDay(hindi, '/bring/asOf', english, '2026-12-03')).toEqual(hindi);
});
