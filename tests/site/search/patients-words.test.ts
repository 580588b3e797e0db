import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import type { WebPage } from '../../support/site/web-page.ts';
import { resultsOn, searchPage } from './search-page.ts';

let site: InProcessSite;
beforeAll(async () => {
  site = await startInProcess({}, {}, { pages: true });
});
afterAll(() => site?.close());

const search = (language: string, query: string) => searchPage(site, query, language);
const firstResult = (page: WebPage) => resultsOn(page)[0];

/** Queries in patients' words, by the page that answers each. */
const queriesByPage: Record<'' | '/hi' | '/mr', Record<string, string[]>> = {
  '': {
    '/costs': [
      'angiography price',
      'stent cost',
      'angioplasty kharcha',
      'echo price',
      'pacemaker price',
      'kharcha',
    ],
    '/before-you-come': [
      ...['second opinion', 'is doctor available today', 'parking', 'wheelchair', 'fasting'],
      ...['do I need appointment', 'waiting time', 'where to stay', 'dharamshala', 'lift'],
      ...[
        'report on whatsapp',
        'video consultation',
        'what to bring',
        'breakfast before tmt',
        'ECHS',
      ],
    ],
    '/chest-pain': ['chest pain', 'heart attack first aid', 'casualty at night'],
    '/locations/tumsar': ['heart doctor near Tumsar'],
    '/blog/free-angioplasty-ayushman': ['ayushman card heart hospital Nagpur', 'free stent'],
    '/blog/hypertension-management': ['high bp', 'bp tablets'],
    '/blog/how-to-manage-high-cholesterol': ['statin side effects'],
    '/contact': ['phone number', 'sunday open', 'clinic timings'],
  },
  '/hi': {
    '/costs': [
      'एंजियोग्राफ़ी का खर्च',
      'स्टेंट का खर्च',
      'angioplasty kharcha',
      'इको का खर्च',
      'stent ki kimat',
      'बीमा',
    ],
    '/before-you-come': [
      ...['दूसरी राय', 'आज डॉक्टर हैं क्या', 'पार्किंग', 'धर्मशाला', 'खाली पेट', 'व्हीलचेयर'],
      ...['नंबर लगाना', 'क्या लाना है', 'रुकने की जगह', 'khali pet aana hai kya', 'रिपोर्ट व्हाट्सऐप'],
      ...['कितनी देर लगेगी', 'वीडियो कॉल', 'ईसीएचएस', 'रेलवे कार्ड', 'khali pet'],
    ],
    '/chest-pain': ['छाती में दर्द', 'seene mein dard', 'रात में कहाँ जाएँ'],
    '/locations/seoni': ['सिवनी में दिल के डॉक्टर'],
    '/blog/free-angioplasty-ayushman': ['आयुष्मान कार्ड', 'मुफ्त स्टेंट'],
    '/blog/hypertension-management': ['हाई बीपी', 'बीपी की गोली'],
    '/blog/how-to-manage-high-cholesterol': ['कोलेस्ट्रॉल'],
    '/contact': ['फ़ोन नंबर', 'रविवार को खुला है', 'sunday khula hai'],
  },
  '/mr': {
    '/costs': [
      'अँजिओग्राफीचा खर्च',
      'स्टेंटचा खर्च',
      'kharch',
      'इकोचा खर्च',
      'डॉक्टरांची फी',
      'विमा',
      'vima chalto ka',
    ],
    '/before-you-come': [
      ...['सेकंड ओपिनियन', 'आज डॉक्टर आहेत का', 'पार्किंग', 'राहण्याची सोय', 'उपाशीपोटी', 'लिफ्ट'],
      ...['नंबर लावणे', 'सोबत काय आणायचे', 'धर्मशाळा', 'किती वेळ लागेल', 'रिपोर्ट व्हॉट्सॲपवर'],
      ...['व्हीलचेअर', 'upashi poti yayche ka'],
    ],
    '/chest-pain': ['छातीत दुखणे', 'छातीत कळ', 'रात्री कुठे जायचे'],
    '/locations/bhandara': ['भंडारा हृदयाचे डॉक्टर'],
    '/locations/yavatmal': ['यवतमाळहून कसे यायचे'],
    '/blog/free-angioplasty-ayushman': ['आयुष्मान कार्ड', 'महात्मा फुले योजना'],
    '/blog/hypertension-management': ['बीपी', 'बीपीची गोळी'],
    '/blog/how-to-manage-high-cholesterol': ['कोलेस्टेरॉल'],
    '/contact': ['फोन नंबर', 'रविवारी उघडे', 'पत्ता'],
    '/services/2d-echo': ['eco'],
  },
};

describe('a query in a patient’s words leads to its page first', () => {
  it.each(Object.entries(queriesByPage))('in %s', async (language, pages) => {
    const expected = Object.entries(pages).flatMap(([page, queries]) =>
      queries.map((query) => [query, `${language}${page}`] as const),
    );
    const actual: (readonly [string, string | undefined])[] = [];
    // One after another, as a visitor does: the server answers few searches of one address at once.
    for (const [query] of expected)
      actual.push([query, firstResult(await search(language, query))]);
    expect(actual).toEqual(expected);
  });
});

describe('a word that is written as it sounds leads to its meaning first', () => {
  it.each([
    ['/hi', 'ईको', '/hi/services/2d-echo'],
    ['/hi', 'enjiografi', '/hi/blog/what-is-coronary-angiography'],
    ['/hi', 'enjioplasti', '/hi/blog/what-is-angioplasty'],
    ['/hi', 'kolestrol', '/hi/blog/how-to-manage-high-cholesterol'],
    ['/hi', 'seene me dard', '/hi/chest-pain'],
    ['/mr', 'enjiografi', '/mr/blog/what-is-coronary-angiography'],
    ['/mr', 'kolestrol', '/mr/blog/how-to-manage-high-cholesterol'],
  ])('%s “%s”: %s', async (language, query, href) => {
    expect(firstResult(await search(language, query))).toBe(href);
  });
});

describe('the ambulance number comes before the results', () => {
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
    ['', 'qqqq zzzz'],
  ])('%s “%s”', async (language, query) => {
    expect(isAmbulanceFirst(await search(language, query))).toBe(true);
  });

  it('except for questions that can wait', async () => {
    expect(isAmbulanceFirst(await search('', 'holter'))).toBe(false);
  });
});
