import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import type { WebPage } from '../../support/site/web-page.ts';
import { results, searchPage } from './search-page.ts';

let site: InProcessSite;
beforeAll(async () => {
  site = await startInProcess({}, {}, { pages: true });
});
afterAll(() => site?.close());

const search = (language: string, query: string) => searchPage(site, query, language);
const first = (page: WebPage) => results(page)[0];

describe('what patients ask in their own words leads to its page first', () => {
  const leadsTo = async (language: string, query: string, href: string) =>
    expect(first(await search(language, query))).toBe(`${language}${href}`);

  it.each([
    ['', 'clinic timings', '/contact'],
    ['', 'kharcha', '/costs'],
    ['', 'fasting', '/costs'],
    ['/hi', 'sunday khula hai', '/contact'],
    ['/hi', 'khali pet', '/costs'],
    ['/hi', 'खाली पेट', '/costs'],
    ['/hi', 'stent ki kimat', '/costs'],
    ['/hi', 'बीमा', '/costs'],
    ['/mr', 'पत्ता', '/contact'],
    ['/mr', 'vima chalto ka', '/costs'],
    ['/mr', 'eco', '#2d-echo'],
  ])('%s “%s”: %s', leadsTo);

  // The same in further words of the sample's pages.
  it.for([
    ['', 'timing', '/contact'],
    ['', 'address', '/contact'],
    ['', 'location', '/contact'],
    ['', 'doctor fees', '/costs'],
    ['', 'empty stomach', '/costs'],
    ['', 'insurance', '/costs'],
    ['', 'mediclaim', '/costs'],
    ['', 'opening time', '/contact'],
    ['', 'parking', '/contact'],
    ['', 'eco', '/#2d-echo'],
    ['', 'emergency', '/chest-pain'],
    ['/hi', 'sunday', '/contact'],
    ['/hi', 'sunday timing', '/contact'],
    ['/hi', 'timings', '/contact'],
    ['/hi', 'clinic band hai kya', '/contact'],
    ['/hi', 'pata', '/contact'],
    ['/hi', 'क्लिनिक का पता', '/contact'],
    ['/hi', 'address', '/contact'],
    ['/hi', 'kaise pahunche', '/contact'],
    ['/hi', 'kaise aaye', '/contact'],
    ['/hi', 'rasta', '/contact'],
    ['/hi', 'location', '/contact'],
    ['/hi', 'पता', '/contact'],
    ['/hi', 'यूपीआई', '/costs'],
    ['/hi', 'fasting', '/costs'],
    ['/hi', 'angiography cost', '/costs'],
    ['/hi', 'emergency', '/chest-pain'],
    ['/hi', 'छाती दर्द', '/chest-pain'],
    ['/hi', 'छाती में दर्द', '/chest-pain'],
    ['/hi', 'chhati dard', '/chest-pain'],
    ['/hi', 'chhaati mein dard', '/chest-pain'],
    ['/hi', 'फोनपे', '/costs'],
    ['/hi', 'doctor ki fees', '/costs'],
    ['/hi', 'डॉक्टर की फीस', '/costs'],
    ['/hi', 'fees', '/costs'],
    ['/hi', 'kharcha', '/costs'],
    ['/hi', 'bima', '/costs'],
    ['/hi', 'beema chalta hai kya', '/costs'],
    ['/hi', 'insurense', '/costs'],
    ['/hi', 'कैशलेस', '/costs'],
    ['/hi', 'समय', '/contact'],
    ['/hi', 'samay', '/contact'],
    ['/hi', 'कब खुलता है', '/contact'],
    ['/hi', 'पार्किंग', '/contact'],
    ['/hi', 'paarking', '/contact'],
    ['/hi', 'eco', '#2d-echo'],
    ['/hi', 'सीढ़ी', '/blog/when-to-consult-cardiologist'],
    ['/hi', 'seedhi', '/blog/when-to-consult-cardiologist'],
    ['/mr', 'sunday', '/contact'],
    ['/mr', 'timing', '/contact'],
    ['/mr', 'patta', '/contact'],
    ['/mr', 'kase yayche', '/contact'],
    ['/mr', 'पता', '/contact'],
    ['/mr', 'उपाशी पोटी', '/costs'],
    ['/mr', 'upashi poti', '/costs'],
    ['/mr', 'fasting', '/costs'],
    ['/mr', 'emergency', '/chest-pain'],
    ['/mr', 'chhati dukhte', '/chest-pain'],
    ['/mr', 'फोनपे', '/costs'],
    ['/mr', 'doctor chi fees', '/costs'],
    ['/mr', 'kharch', '/costs'],
    ['/mr', 'विमा', '/costs'],
    ['/mr', 'vima', '/costs'],
    ['/mr', 'बीमा', '/costs'],
    ['/mr', 'bima', '/costs'],
    ['/mr', 'insurance', '/costs'],
    ['/mr', 'कॅशलेस', '/costs'],
    ['/mr', 'वेळ', '/contact'],
    ['/mr', 'vel', '/contact'],
    ['/mr', 'किती वाजता', '/contact'],
    ['/mr', 'kiti vajta', '/contact'],
    ['/mr', 'कधी उघडते', '/contact'],
    ['/mr', 'पार्किंग', '/contact'],
    ['/mr', 'parking', '/contact'],
  ])('%s “%s”: %s', { tags: ['stress'] }, ([language = '', query = '', href = '']) =>
    leadsTo(language, query, href),
  );
});

describe('a word that is written as it sounds leads to what it means first', () => {
  it.each([
    ['/hi', 'ईको', '/hi#2d-echo'],
    ['/hi', 'enjiografi', '/hi/blog/what-is-coronary-angiography'],
    ['/hi', 'enjioplasti', '/hi/blog/what-is-angioplasty'],
    ['/hi', 'kolestrol', '/hi/blog/how-to-manage-high-cholesterol'],
    ['/hi', 'seene me dard', '/hi/chest-pain'],
    ['/mr', 'enjiografi', '/mr/blog/what-is-coronary-angiography'],
    ['/mr', 'kolestrol', '/mr/blog/how-to-manage-high-cholesterol'],
  ])('%s “%s”: %s', async (language, query, href) => {
    expect(first(await search(language, query))).toBe(href);
  });
});

describe('the ambulance stands before the results', () => {
  const isAmbulanceFirst = (page: WebPage) =>
    page.select('main a[href="tel:108"], section[aria-labelledby=results]')[0]?.name === 'a';

  it.each([
    ['/hi', 'हार्ट अटेक'],
    ['/hi', 'हार्ट अटक'],
    ['/hi', 'hart atek'],
    ['/hi', 'dil ki dhadkan band ho gayi'],
    ['/hi', 'धड़कन तेज हो रही'],
    ['/hi', 'एम्बुलेंस'],
    ['/mr', 'रुग्णवाहिका'],
    ['', 'ambulance'],
    ['', '108'],
    ['', 'call 108'],
  ])('%s “%s”', async (language, query) => {
    expect(isAmbulanceFirst(await search(language, query))).toBe(true);
  });

  it('but not of questions that can wait', async () => {
    expect(isAmbulanceFirst(await search('', 'holter'))).toBe(false);
  });
});
