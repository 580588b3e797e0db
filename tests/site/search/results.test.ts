import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callLink } from '../../support/content/sample-clinic.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { linksIn, selectIn, textOf, WebPage } from '../../support/site/web-page.ts';
import { resultsOn, searchPage } from './search-page.ts';

let site: InProcessSite;
beforeAll(async () => {
  site = await startInProcess({}, {}, { pages: true });
});
afterAll(() => site?.close());

const search = (query: string, language?: string) => searchPage(site, query, language);
const headingOn = (page: WebPage) => page.select('#results').map(textOf).join();
const topicsOn = (page: WebPage) =>
  page.select('section[aria-labelledby=topics]').flatMap((list) => linksIn(list));

describe('a search without scripts', () => {
  it.each([
    ['an article by its title', 'what is angioplasty', '/blog/what-is-angioplasty'],
    ['an article by words in its text', 'oesophagus', '/blog/asd-vsd-pda-heart-defects'],
    ['what to do in an emergency', 'chest pain', '/chest-pain'],
    ['an article about an emergency', 'heart attack signs', '/blog/heart-attack-warning-signs'],
    ['a service', 'holter', '/services/holter'],
    ['a service among stop words of another language', 'holter kya hai', '/services/holter'],
    ['a treatment by its name', 'Angioplasty', '/services/angioplasty'],
    ['a package by its name', 'metabolic evaluation', '/offers#metabolic'],
    ['a package by its price', '10,000', '/offers#complete'],
    ['a town', 'tumsar', '/locations/tumsar'],
    ['a page', 'contact phone number', '/contact'],
    ['an article despite a typing error', 'angioplsty', '/blog/what-is-angioplasty'],
    ['a town despite two swapped letters', 'tusmar', '/locations/tumsar'],
  ])('finds %s first', async (_, query, href) => {
    const page = await search(query);
    expect(resultsOn(page)[0]).toBe(href);
    expect(page.one('main input[type=search]').attribs['value']).toBe(query);
    expect(topicsOn(page)).toEqual([]);
  });

  it('finds the subject of a sentence, not its stop words, in Hindi too', async () => {
    const page = await search('सांस नहीं आ रही', '/hi');
    expect(resultsOn(page)[0]).toBe('/hi/blog/when-to-consult-cardiologist');
    expect(new Set(page.select('mark').map(textOf))).toEqual(new Set(['साँस']));
  });

  it.each([
    ['', 'sunday', 'The clinic is closed on Sunday.'],
    ['', 'is the clinic open on Sundays', 'The clinic is closed on Sunday.'],
    ['/hi', 'रविवार', 'रविवार को क्लिनिक बंद रहता है।'],
    ['/hi', 'इतवार को खुला है क्या', 'रविवार को क्लिनिक बंद रहता है।'],
    ['/mr', 'रविवारी', 'रविवार या दिवशी क्लिनिक बंद असते.'],
  ])(
    'says on which day the clinic is closed, and leads to its hours: %s %s',
    async (language, query, closedText) => {
      const page = await search(query, language);
      expect(resultsOn(page)[0]).toBe(`${language}/contact`);
      expect(page.select('ol[data-results] > li').map(textOf)[0]).toContain(closedText);
    },
  );

  it('marks and counts its results', async () => {
    const page = await search('Tumsar');
    expect(headingOn(page)).toBe(`${resultsOn(page).length} results for Tumsar`);
    const marks = page.select('mark').map(textOf);
    expect(new Set(marks)).toEqual(new Set(['Tumsar']));
    const manyResults = await search('heart');
    expect(resultsOn(manyResults)).toHaveLength(30);
    expect(Number.parseInt(headingOn(manyResults), 10)).toBeGreaterThan(30);
    expect(textOf(manyResults.one('main'))).toContain('The 30 that fit best are shown.');
  });

  it('shows results by kind, and towns only where the words name a place', async () => {
    const page = await search('stent');
    expect(page.select('section[aria-labelledby=results] > div h3').map(textOf)).toEqual(
      expect.arrayContaining(['Articles', 'Tests and treatments']),
    );
    expect(resultsOn(page).filter((href) => href?.startsWith('/locations/'))).toEqual([]);
  });

  it('makes links of the phone numbers in its results', async () => {
    const [item] = (await search('chest pain')).select('section[aria-labelledby=results]');
    expect(item && linksIn(item)).toContain('tel:108');
    const page = await search('108');
    expect(page.select('mark a').map(({ attribs }) => attribs['href'])).toContain('tel:108');
  });

  it('notes when words are only similar, or not all found', async () => {
    expect(textOf((await search('angioplsty')).one('main'))).toContain('These come close.');
    expect(textOf((await search('tumsar monsoon')).one('main'))).toContain('some of them.');
  });

  it('offers a call and all topics if nothing is found', async () => {
    const page = await search('xyzzy');
    expect(headingOn(page)).toBe('Nothing found for xyzzy');
    expect(linksIn(page.one('main'))).toContain(callLink);
    expect(topicsOn(page)).toEqual(
      expect.arrayContaining(['/services/ecg', '/offers#basic', '/locations/rewa']),
    );
    const [listing] = topicsOn(page).filter((href) => href === '/blog');
    expect(listing).toBeDefined();
  });

  it('shows the field and all topics if there is no query', async () => {
    for (const path of ['/search', '/search?q=', '/search?q=%20%0a']) {
      const page = new WebPage(path, await site.text(path));
      const [field] = selectIn(page.one('search form[action="/search"]'), 'input[name=q]');
      expect(page.select(`label[for=${field?.attribs['id']}]`)).toHaveLength(1);
      expect(topicsOn(page).length).toBeGreaterThan(40);
      expect(page.select('#results')).toEqual([]);
    }
  });
});
