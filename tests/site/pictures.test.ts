import { expect, it } from 'vitest';
import { selectIn } from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();

/** The beginning of the address of a drawing that is part of the page. */
const dataPrefix = 'data:image/svg+xml,';

const isDrawing = (src = '') => src.endsWith('.svg') || src.startsWith(dataPrefix);

it('every drawing on a page is shown in its dark colours in dark mode', async () => {
  const addresses = new Set<string>();
  for (const page of site.pages) {
    const drawings = page.elements('img', ({ attribs }) => isDrawing(attribs['src']));
    const addressesOnPage = drawings.map(({ attribs }) => attribs['src'] ?? '');
    const darkAddresses = page
      .select('picture')
      .flatMap((picture) => selectIn(picture, 'source[media*="prefers-color-scheme: dark"]'))
      .map(({ attribs }) => attribs['srcset']);
    expect([page.path, darkAddresses]).toEqual([page.path, addressesOnPage.map(darkAddressOf)]);
    for (const address of addressesOnPage) addresses.add(address);
  }
  expect(addresses.size).toBeGreaterThan(10);
  for (const address of addresses) {
    const drawing = await drawingAt(address);
    const hasDarkColours = /<svg id="dark".*:target \.ground\{.*class="ground"/s.test(drawing);
    expect([address, hasDarkColours]).toEqual([address, true]);
  }
});

/** The address of a drawing in dark mode; a data URL may have no fragment, so its selectors are changed. */
function darkAddressOf(address: string): string {
  if (!address.startsWith(dataPrefix)) return `${address}#dark`;
  const drawing = decodeURIComponent(address.slice(dataPrefix.length));
  return dataPrefix + encodeURIComponent(drawing.replaceAll(':target', '[id=dark]'));
}

async function drawingAt(address: string): Promise<string> {
  if (address.startsWith(dataPrefix)) return decodeURIComponent(address.slice(dataPrefix.length));
  return site.server.text(address);
}
