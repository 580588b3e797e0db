import { expect, it } from 'vitest';
import type { Control, FormField } from '../../../../shared/desk/form.ts';
import { clockTime } from '../../../words/dates.ts';
import { formatValue, type ValueFormat } from './format-value.ts';

const format: ValueFormat = {
  none: 'nothing',
  yes: 'Yes',
  no: 'No',
  locale: 'en-IN',
  placeholders: { city: 'Nagpur' },
  price: (amount) => `₹${amount}`,
  timeOfDay: (time) => clockTime(time, 'en-IN'),
  day: (day) => `the day ${day}`,
};

const fieldWith = (control: Control): FormField => ({
  name: '',
  label: '',
  help: '',
  control,
  isRequired: true,
});

it.each<[unknown, Control | undefined, string]>([
  [1500, 'price', '₹1500'],
  [1500, 'number', '1500'],
  ['10:00', undefined, '10:00 AM'],
  ['2026-12-03', 'day', 'the day 2026-12-03'],
  ['2026-12-03T09:30', 'dayOrTime', 'the day 2026-12-03T09:30'],
  [
    '## Why\n\nTake **5 \\* 2 mg**, 10<sup>9</sup> a_b [now](/a "b").\n\n![A spoon](../a.jpg)\n\n- one\n\n| a | b |\n|---|--:|\n| *c* | d |',
    'markdown',
    'Why\nTake 5 * 2 mg, 10⁹ a_b now.\n[A spoon]\n• one\na · b\nc · d',
  ],
  [{ days: ['Sa', 'Su'], opens: '17:30' }, undefined, 'Sat, Sun · 5:30 PM'],
  [{ days: ['Su'], opens: '10:00', closes: '14:00' }, undefined, 'Sun · 10:00 AM – 2:00 PM'],
  ['Clinics in {city}, {town}', undefined, 'Clinics in Nagpur, {town}'],
  [undefined, 'price', 'nothing'],
])('the value %j is formatted as visitors read it', (value, control, expected) => {
  expect(formatValue(value, control && fieldWith(control), format)).toBe(expected);
});

it('an item is formatted in the order of its form, prices with their currency, without its id, icon and group', () => {
  const fields = ['id', 'title', 'price'].map((name) => ({ ...fieldWith('price'), name }));
  const group = { ...fieldWith('serviceGroup'), name: 'group' };
  const item = { ...fieldWith('group'), fields: [group, ...fields] };
  const value = { price: 900, group: 'see', icon: 'echo', id: 'all-tests', title: 'Tests' };
  expect(formatValue(value, item, format)).toBe('Tests · ₹900');
});
