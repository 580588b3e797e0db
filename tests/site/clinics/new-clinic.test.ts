import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { runInProcess } from '../../support/command-in-process.ts';
import { kochi, kochiInHindi, makeNewClinic } from '../../support/content/new-clinic.ts';
import { findWords, sampleOnlyTexts } from '../../support/content/sample-traces.ts';
import { type Element, selectIn, textOf, type WebPage } from '../../support/site/web-page.ts';
import { crawlClinic } from './crawled-clinic.ts';
import { elementsOn, isEmpty } from './elements-on.ts';

const site = crawlClinic(async () => {
  const { folder } = await makeNewClinic(kochi, runInProcess);
  writeFileSync(join(folder, 'hi/facts.yaml'), stringify(kochiInHindi));
  return folder;
});
const { pageAt } = site;
let pages: WebPage[];
beforeAll(() => {
  pages = [...site.crawl.pages.values()].filter(({ path }) => !path.includes('?'));
});

/** All texts that are served, and the names of all files as one more text. */
async function allTexts(): Promise<Map<string, string>> {
  const texts = await site.textsWith([
    '/offline',
    '/hi/offline',
    ...['/site.webmanifest', '/service-worker.js', '/clinic.vcf', '/hi/clinic.vcf'],
    '/desk-en.webmanifest',
    '/search?q=ecg',
    '/api/blogs',
  ]);
  const files = [...(await site.clinic.files()).keys()];
  return texts.set('the names of the files', [...files, ...site.crawl.responses.keys()].join('\n'));
}

describe('the site of a clinic made from answers', () => {
  it('has no warning except about texts that are still the sample’s, and every link on it works', () => {
    expect(site.clinic.warnings).toMatch(/^Still as in the sample clinic.*:\n( {2}\S.*\n)+$/);
    expect([...site.crawl.responses].filter(([, { status }]) => status !== 200)).toEqual([]);
  });

  it.each(['/', '/about-dr-anna-mathew', '/contact', '/search', '/privacy'])(
    'has the answers on %s',
    (path) => {
      const { text } = pageAt(path);
      for (const fact of [kochi.name, kochi.street, '+91 484 234 5678', '10AM-1PM, 4PM-7PM']) {
        expect(text).toContain(fact);
      }
      expect(pageAt(path).jsonLd('Physician')[0]).toMatchObject({ name: kochi.doctor });
    },
  );

  it.each(['/', '/about-dr-anna-mathew', '/contact', '/search', '/privacy'])(
    'has the answers in Hindi on the Hindi version of %s, where only the degrees are in English',
    (path) => {
      const page = pageAt(path === '/' ? '/hi' : `/hi${path}`);
      for (const fact of [
        kochiInHindi.name,
        kochiInHindi.address.street,
        '+91 484 234 5678',
        'सुबह 10-दोपहर 1',
      ]) {
        expect(page.text).toContain(fact);
      }
      expect(page.jsonLd('Physician')[0]).toMatchObject({ name: kochiInHindi.doctor.name });
      const englishWords = /[a-z]{3,}(?:[\s,:;-]+[a-z]{2,}){2,}/i;
      const texts = page.textsOutside('[lang="en"], script, style');
      const degrees = kochi.qualifications.join(', ');
      expect(texts.filter((text) => englishWords.test(text.replace(degrees, '')))).toEqual([]);
    },
  );

  it('names neither the sample’s clinic, doctor and towns nor its figures in any page, file, feed, picture or address', async () => {
    const texts = await allTexts();
    const figures = ['500+', '20,000', '10,000', '2,000', 'India Rank', '24/7', 'रैंक'];
    const wholeWord = (escapedWord: string) =>
      new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_.])${escapedWord}(?![\\p{L}\\p{M}\\p{N}_])`, 'iu');
    // Scripts and styles have words of their own.
    const pageTexts = new Map([...site.crawl.pages].map(([path, page]) => [path, page.text]));
    const tracesFound = [
      ...findWords(texts, await sampleOnlyTexts(), wholeWord),
      ...findWords(pageTexts, figures, wholeWord),
    ];
    expect(texts.size).toBeGreaterThan(40);
    expect(tracesFound).toEqual([]);
  });

  it('makes no claims: no figures and no marks of trust except the years of experience in the answers', () => {
    expect(pageAt('/about-dr-anna-mathew').text).toContain('13+ Years Experience');
    expect(elementsOn(pages, '[aria-label*="stars"]')).toEqual([]);
    const records = pages.flatMap((page) => page.jsonLd());
    const claims = ['aggregateRating', 'priceRange', 'sameAs', 'award'];
    expect(records.filter((record) => claims.some((name) => name in record))).toEqual([]);
  });

  it('links to no chat and no emergency line, and names the ambulance number', () => {
    for (const page of pages) {
      const chats = page.attributes('href').filter((href) => /wa\.me\/\d/.test(href));
      expect(chats, page.path).toEqual([]);
      expect(page.text, page.path).not.toMatch(
        /[Dd]ay (and|or) night|Call the clinic|दिन-रात|दिन हो या रात/,
      );
    }
    expect(pageAt('/').select('body > nav a[href="tel:108"]')).toHaveLength(1);
  });
});

describe('a clinic without reviews, emergencies, packages, articles, social networks, figures and training', () => {
  it.each(['/offers', '/testimonials'])('has no %s, and no link to it', async (path) => {
    expect((await site.server.get(path)).status).toBe(404);
    expect(site.crawl.sitemapPaths).not.toContain(path);
    expect(site.crawl.responses.get(path)?.from).toBeUndefined();
  });

  it('has a blog that reports, in the language of the page, that there are no posts', () => {
    const cards = 'main ul[data-cards], main [data-placeholder]';
    for (const [path, sentence] of [
      ['/blog', 'There are no articles yet.'],
      ['/hi/blog', 'अभी यहाँ कोई लेख नहीं है।'],
    ] as const) {
      expect(textOf(pageAt(path).one('main'))).toContain(sentence);
      expect(pageAt(path).select(cards)).toEqual([]);
      expect(pageAt('/').select('nav a[href="/blog"]')).not.toEqual([]);
    }
    expect(site.crawl.responses.get('/rss.xml')?.status).toBe(200);
  });

  it('leaves no empty heading, list, paragraph or section', () => {
    const parts = ':is(h1, h2, h3, h4, p, section, ul, ol, li, dt, dd)';
    expect(elementsOn(pages, `body ${parts}`, isEmpty)).toEqual([]);
    const isHeadingOnly = (section: Element) =>
      selectIn(section, 'h2, h3').some((heading) => textOf(heading) === textOf(section));
    expect(elementsOn(pages, 'section', isHeadingOnly)).toEqual([]);
  });

  it('has no punctuation where a word is missing', () => {
    for (const { path, text } of pages) {
      expect(text, path).not.toMatch(/undefined|NaN|null|\{\w+\}/);
      expect(text, path).not.toMatch(/^\s*[·|,/-]\s*$/m);
    }
  });
});
