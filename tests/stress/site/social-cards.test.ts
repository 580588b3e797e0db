import { expect, it } from 'vitest';
import { readWholeSite } from '../../support/site/whole-site.ts';

const used = readWholeSite();

it('the picture for shared links of every page is drawn, in every language', async () => {
  const cards = new Set(
    used.allPages.map((page) => new URL(page.meta('og:image').join()).pathname),
  );
  expect(cards.size).toBeGreaterThan(100);
  for (const path of cards) {
    const { status, headers } = await used.site.get(path);
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'image/png']);
  }
});
