import { expect, it } from 'vitest';
import { labelsOf } from '../../../../shared/desk/titles.ts';
import { formField as field } from '../../../../tests/support/form-field.ts';
import { omitTexts } from './forms.ts';

const item = field('', 'group', {
  fields: [field('id', 'text'), field('name', 'text'), field('from', 'price')],
});
const page = field('', 'group', {
  fields: [
    field('heading', 'text'),
    field('icon', 'choice'),
    field('bring', 'list', { item: field('', 'text') }),
    field('prices', 'list', { item }),
  ],
});
const english = {
  heading: 'What it costs',
  icon: 'heart',
  bring: ['Every old report'],
  prices: [{ id: 'ecg', name: 'ECG', from: 300 }],
};

it('a page that is added in another language starts with the values that all languages share, and no texts', () => {
  expect(omitTexts(page, english)).toEqual({
    icon: 'heart',
    prices: [{ id: 'ecg', from: 300 }],
  });
});

it('a field is named by its parents, an item of a list by its title', () => {
  expect(labelsOf(page, english, '/prices/0/from')).toEqual(['Prices', 'ECG', 'From']);
  expect(labelsOf(page, english, '/bring/0')).toEqual(['Bring', 'Every old report']);
});
