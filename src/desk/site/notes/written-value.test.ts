import { expect, it } from 'vitest';
import type { Control, FormField } from '../../../../shared/desk/site/form.ts';
import { clockTime } from '../../../words/dates.ts';
import { type ValueWords, writtenValue } from './written-value.ts';

const words: ValueWords = {
  none: 'nothing',
  yes: 'Yes',
  no: 'No',
  locale: 'en-IN',
  currency: 'INR',
  state: () => 'Maharashtra',
  timeOfDay: (time) => clockTime(time, 'en-IN'),
  day: (day) => `the day ${day}`,
};

const form = (control: Control): FormField => ({
  name: '',
  label: '',
  help: '',
  control,
  isRequired: true,
});

it.each<[unknown, Control | undefined, string]>([
  [1500, 'price', '₹1,500'],
  [1500, 'number', '1500'],
  ['10:00', undefined, '10:00 AM'],
  ['2026-12-03', 'day', 'the day 2026-12-03'],
  ['IN-MH', 'state', 'Maharashtra'],
  [{ days: ['Sa', 'Su'], opens: '17:30' }, undefined, 'Sat, Sun · 5:30 PM'],
  [{ days: ['Su'], opens: '10:00', closes: '14:00' }, undefined, 'Sun · 10:00 AM – 2:00 PM'],
  [undefined, 'price', 'nothing'],
])('the value %j is written as visitors read it', (value, control, written) => {
  expect(writtenValue(value, control && form(control), words)).toBe(written);
});

it('the prices of an item are written with their currency', () => {
  const item = { ...form('group'), fields: [{ ...form('price'), name: 'price' }] };
  expect(writtenValue({ title: 'Tests', price: 900 }, item, words)).toBe('Tests · ₹900');
});
