import { expect, it } from 'vitest';
import { areAlike } from './name-key.ts';

it.each([
  ['Deepak', 'dipak'],
  ['Pooja', 'puja'],
  ['Aarti', 'arti'],
  ['Dattatray', 'datatray'],
  ['Vikas', 'wikas'],
  ['Phalguni', 'falguni'],
  ['Santosh', 'santos'],
  ['Zaheer', 'jahir'],
  ['Lakshmi', 'laxmi'],
  ['Geetha', 'geeta'],
  ['Bhushan', 'bushan'],
  ['Murthy', 'murti'],
  ['Vijay', 'vijai'],
  ['Sheikh', 'shaikh'],
  ['Mohammed', 'muhamad'],
  ['Verma', 'varma'],
  ['Bhosale', 'bhosle'],
])('%s is spelt %s too', (name, spelling) => {
  expect(areAlike(name, spelling)).toBe(true);
});

it.each([
  ['Vishal', 'Vaishali'],
  ['Sunil', 'Sonal'],
  ['Deepa', 'Deepak'],
  ['Meena', 'Mona'],
  ['Kiran', 'Karan'],
  ['Kamal', 'Kamala'],
  ['Mohan', 'Mohini'],
  ['Usha', 'Asha'],
])('%s and %s are two names', (name, other) => {
  expect(areAlike(name, other)).toBe(false);
});
