import { expect, it } from 'vitest';
import { formField as field } from '../../../../tests/support/form-field.ts';
import { changesBetween } from './changes.ts';

const price = field('price', 'price');
const item = field('', 'group', { fields: [field('title', 'text'), price] });
const packages = field('', 'list', { item });
const basic = { id: 'basic', title: 'Basic', price: 2300 };
const whole = { id: 'whole', title: 'Whole', price: 4500 };

it('a changed price is named by its item, even if the item has moved', () => {
  const changes = changesBetween(packages, [basic, whole], [{ ...whole, price: 4000 }, basic]);
  expect(changes).toEqual([
    { pointer: '/0/price', labels: ['Whole', 'Price'], form: price, before: 4500, after: 4000 },
    {
      pointer: '',
      labels: [],
      form: undefined,
      before: ['Basic', 'Whole'],
      after: ['Whole', 'Basic'],
    },
  ]);
});

it('an item that was added or removed is one change', () => {
  expect(changesBetween(packages, [basic], [basic, whole])).toMatchObject([
    { pointer: '/1', labels: ['Whole'], before: undefined, after: whole },
  ]);
  expect(changesBetween(packages, [basic, whole], [whole])).toMatchObject([
    { pointer: '/0', labels: ['Basic'], before: basic, after: undefined },
  ]);
});

it('a list of texts is one change, and so is a new file', () => {
  const form = field('', 'group', { fields: [field('bring', 'list')] });
  expect(changesBetween(form, { bring: ['A'] }, { bring: ['A', 'B'] })).toMatchObject([
    { pointer: '/bring', labels: ['Bring'], before: ['A'], after: ['A', 'B'] },
  ]);
  expect(changesBetween(form, undefined, { bring: [] })).toMatchObject([{ pointer: '' }]);
});
