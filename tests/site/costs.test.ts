import { describe, expect, it } from 'vitest';
import { readYaml } from '../support/content/sample-clinic.ts';
import { hrefsOf, selectIn, textOf } from '../support/site/web-page.ts';
import { languageIn, readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();

/** The rows of all tables on a page, as the texts of their cells. */
const rowsOf = (path: string) =>
  site
    .pageAt(path)
    .select('main tbody tr')
    .map((row) => [...selectIn(row, 'th > span:first-child'), ...selectIn(row, 'td')].map(textOf));

describe('the costs page', () => {
  it('has every price and the accepted cards, as the folder has them', () => {
    const rows = rowsOf('/costs');
    expect(rows).toContainEqual(['ECG', '₹300']);
    expect(rows).toContainEqual(['Second visit within 15 days, to show reports', 'Free']);
    expect(rows).toContainEqual(['Angioplasty with one stent', '₹1,20,000 to ₹1,80,000']);
    expect(rows).toContainEqual(['Ayushman card (PM-JAY)', 'At other hospitals']);
    const packages = readYaml<{ title: string; price: number }[]>('en/packages.yaml');
    for (const { title, price } of packages)
      expect(rows).toContainEqual([title, `₹${price.toLocaleString('en-IN')}`]);
  });

  it.each(['hi', 'mr'])('has the same amounts, grouped as in India, in %s', (language) => {
    const amounts = (path: string) => rowsOf(path).flatMap(([, price]) => price?.match(/₹[\d,]+/g));
    expect(amounts(`/${language}/costs`).filter(Boolean)).toEqual(
      amounts('/costs').filter(Boolean),
    );
  });

  it('is linked from the phone menu and the footer of every page, as is the page before a visit', () => {
    for (const page of site.allPages) {
      const language = languageIn(page.path);
      for (const name of ['costs', 'before-you-come']) {
        const { heading } = readYaml<{ heading: string }>(`${language}/pages/${name}.yaml`);
        const href = language === 'en' ? `/${name}` : `/${language}/${name}`;
        for (const selector of ['body > header details', 'body > footer'])
          expect([page.path, selector, hrefsOf(page.one(selector), heading)]).toEqual([
            page.path,
            selector,
            [href],
          ]);
      }
    }
  });
});
