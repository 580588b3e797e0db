import { expect, test } from 'vitest';
import { abridge } from './listing.ts';

test('a row of any size is truncated, and small values are unchanged', () => {
  for (const row of [{ id: 7, title: 'Heart', published: true, slug: null }, null, 'text']) {
    expect(abridge(row)).toEqual(row);
  }
  const endless = 'x'.repeat(1_000_000);
  const many = Array.from({ length: 1_000 }, (_, index) => [`${index}${endless}`, endless]);
  for (const row of [endless, many, Object.fromEntries(many.slice(0, 50)), { deep: { many } }]) {
    expect(JSON.stringify(abridge(row)).length).toBeLessThan(25_000);
  }
});
