import { expect, it } from 'vitest';
import { readListing } from './listing.ts';
import { createRowMapper } from './row-mapper.ts';

it('other requests are served while a long list of posts becomes cards', async () => {
  const log = { warn: () => {} };
  const mapper = createRowMapper({
    siteUrl: 'https://clinic.example',
    timeZone: 'Asia/Kolkata',
    clinic: { phoneLinks: {}, isArticle: () => false },
    otherLanguages: [],
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
