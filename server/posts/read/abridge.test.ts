import { expect, test } from 'vitest';
import { abridge } from './abridge.ts';

test('leaves an ordinary row unchanged', () => {
  const row = { id: 7, title: 'Heart', published: true, slug: null };
  expect(abridge(row)).toEqual(row);
});

test.each([null, 5, 'text', true])('leaves %j unchanged, which is not a row', (value) => {
  expect(abridge(value)).toBe(value);
});

test('shortens a row of any size', () => {
  const endless = 'x'.repeat(1_000_000);
  const many = Array.from({ length: 1_000 }, (_, place) => [`${place}${endless}`, endless]);
  for (const row of [endless, many, Object.fromEntries(many.slice(0, 50)), { deep: { many } }]) {
    expect(JSON.stringify(abridge(row)).length).toBeLessThan(25_000);
  }
});
