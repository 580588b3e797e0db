import { expect, it, test } from 'vitest';
import { abridge, readListing } from './listing.ts';
import { createRowMapper } from './row-mapper.ts';

it('other requests are served while a long list of posts is turned into cards', async () => {
  const log = { warn: () => {} };
  const mapper = createRowMapper({
    siteUrl: 'https://clinic.example',
    timeZone: 'Asia/Kolkata',
    clinic: { phoneLinks: {}, isArticle: () => false },
    log,
  });
  async function* pages() {
    yield Array.from({ length: 100 }, (_, id) => ({ id: id + 1, title: 'Heart', slug: `a-${id}` }));
  }
  let time = 0;
  let turns = 0;
  const takeTurns = () => {
    turns += 1;
    waiting = setImmediate(takeTurns);
  };
  let waiting = setImmediate(takeTurns);
  // Each row takes five milliseconds, and a turn is over after twenty.
  const listing = await readListing(pages(), mapper, log, () => (time += 5));
  clearImmediate(waiting);
  expect(listing.cards).toHaveLength(100);
  expect(turns).toBeGreaterThan(10);
});

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
