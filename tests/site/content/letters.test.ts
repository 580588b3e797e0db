import { expect, it } from 'vitest';
import { isDevanagari } from '../../../src/theme/fonts/characters.ts';
import { readWholeSite } from '../../support/site/whole-site.ts';

const site = readWholeSite();

it('pages in Devanagari have its typeface and its styles, and other pages load none of them', () => {
  expect(site.pages.length).toBeGreaterThan(30);
  for (const page of site.pages) {
    const language = page.one('html').attribs['lang'] ?? '';
    const styles = {
      typeface: page.html.includes('--typeface-devanagari:'),
      styles: page.html.includes('Noto Sans Devanagari'),
    };
    const isExpected = isDevanagari(language);
    expect(styles, page.path).toEqual({ typeface: isExpected, styles: isExpected });
  }
});
