import { expect, it } from 'vitest';
import { selectIn } from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const used = readWholeSite();

it('every drawing on a page is requested in its dark colours in dark mode', async () => {
  const addresses = new Set<string>();
  for (const page of used.pages) {
    const drawings = page.elements('img', ({ attribs }) => !!attribs['src']?.endsWith('.svg'));
    const shown = drawings.map(({ attribs }) => attribs['src'] ?? '');
    const inTheDark = page
      .select('picture')
      .flatMap((picture) => selectIn(picture, 'source[media*="prefers-color-scheme: dark"]'))
      .map(({ attribs }) => attribs['srcset']);
    expect([page.path, inTheDark]).toEqual([page.path, shown.map((src) => `${src}#dark`)]);
    for (const address of shown) addresses.add(address);
  }
  expect(addresses.size).toBeGreaterThan(10);
  for (const address of addresses) {
    const drawing = await used.site.text(address);
    const answers = /<svg id="dark".*:target \.ground\{fill:.*class="ground"/s.test(drawing);
    expect([address, answers]).toEqual([address, true]);
  }
});
