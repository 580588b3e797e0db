import { expect, test } from 'vitest';
import { abridge } from './listing.ts';

test('a large row is truncated, and a small one is unchanged', () => {
  for (const row of [{ id: 7, title: 'Heart', published: true, slug: null }, null, 'text']) {
    expect(abridge(row)).toEqual(row);
  }
  const longText = 'x'.repeat(1_000_000);
  const longRows = Array.from({ length: 1_000 }, (_, index) => [`${index}${longText}`, longText]);
  for (const row of [
    longText,
    longRows,
    Object.fromEntries(longRows.slice(0, 50)),
    { deep: { longRows } },
  ]) {
    expect(JSON.stringify(abridge(row)).length).toBeLessThan(25_000);
  }
});
