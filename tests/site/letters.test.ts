import { expect, it } from 'vitest';
import { isDevanagari } from '../../src/clinic/fonts/heading-script.ts';
import type { WebPage } from '../support/web-page.ts';
import { readWholeSite } from '../support/whole-site.ts';

const used = readWholeSite();

/** The styles of a page that are about Devanagari. */
function devanagariStyles(page: WebPage): string[] {
  return page.html.match(/unicode-range:[^;}]*U\+900\b|"Noto Sans Devanagari"/g) ?? [];
}

it('only pages in Devanagari have its typeface and its styles', () => {
  const languages = used.pages.map((page) => page.one('html').attribs['lang'] ?? '');
  expect(languages).toContain('en');
  for (const [place, page] of used.pages.entries()) {
    const styles = devanagariStyles(page);
    if (isDevanagari(languages[place] ?? '')) expect(styles, page.path).toHaveLength(2);
    else expect(styles, page.path).toEqual([]);
  }
});
