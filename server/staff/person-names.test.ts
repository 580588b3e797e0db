import { expect, it } from 'vitest';
import { plainName } from './person-names.ts';

it.each([
  ['Arun Deshmukh', 'Аrun Dеshmukh'],
  ['Arun Deshmukh', 'ARUN  deshmukh'],
  ['Arun Deshmukh', 'Árun Deshmukh'],
  ['Nikhil Rao', 'Nikhii Rao'],
  ['Nikhil Rao', 'Nikhi1 Ra0'],
  ['Meera Joshi', 'Mee\u034fra Joshi'],
  ['मीरा जोशी', 'मीरा\u200d जोशी'],
])('“%s” can be taken for “%s”', (name, other) => {
  expect(plainName(other)).toBe(plainName(name));
});

it.each([
  ['मीरा', 'मिरा'],
  ['Meera Joshi', 'Meera Josh'],
  ['Anita Rao', 'Amita Rao'],
])('“%s” cannot be taken for “%s”', (name, other) => {
  expect(plainName(other)).not.toBe(plainName(name));
});
