import { expect, it } from 'vitest';
import { Retries } from './retries.ts';

function dueOf(retries: Retries, name: string, looks: number): number[] {
  const due = Array.from({ length: looks }, () => retries.isDue(name));
  return due.flatMap((is, look) => (is ? [look] : []));
}

it('what fails is attempted again at the next look, and then after longer and longer pauses', () => {
  expect(dueOf(new Retries(), 'one', 30)).toEqual([0, 1, 3, 7, 15]);
});

it('no pause is longer than 511 looks', () => {
  const due = dueOf(new Retries(), 'one', 5_000);
  const pauses = due.slice(1).map((look, index) => look - (due[index] ?? 0));
  expect(Math.max(...pauses)).toBe(512);
  expect(pauses.slice(-2)).toEqual([512, 512]);
});

it('something else is attempted at once', () => {
  const retries = new Retries();
  dueOf(retries, 'one', 5);
  expect(dueOf(retries, 'other', 4)).toEqual([0, 1, 3]);
});
