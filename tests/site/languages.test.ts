import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readYaml, sampleClinic, sampleFolder, slugsOf } from '../support/content/sample-clinic.ts';
import { readXml } from '../support/site/crawl.ts';
import { textOf, WebPage } from '../support/site/web-page.ts';
import { languageIn, readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();
const origin = sampleClinic.siteUrl;
const languages = ['en', 'hi', 'mr'];
const otherLanguages = ['hi', 'mr'];

/** A page's path without its language. */
const withoutLanguage = (path: string) => path.replace(/^\/(hi|mr)(?=\/|$)/, '') || '/';
const inLanguage = (path: string, language: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
const alternatesOf = (path: string) => [
  ...languages.map((language) => [language, origin + inLanguage(path, language)]),
  ['x-default', origin + path],
];

describe('every page in every language', () => {
  it('exists at the same path with a prefix, and can be reached by links', () => {
    const englishPaths = site.pages.map(({ path }) => path).sort();
    for (const language of otherLanguages) {
      const paths = site.allPages.map(({ path }) => path);
      const translatedPaths = paths
        .filter((path) => languageIn(path) === language)
        .map(withoutLanguage);
      expect(translatedPaths.sort()).toEqual(englishPaths);
    }
  });

  it('names its languages, including its own, and the first as the default', () => {
    for (const page of site.allPages) {
      const languageLinks = page
        .select('link[rel="alternate"][hreflang]')
        .map(({ attribs }) => [attribs['hreflang'], attribs['href']]);
      expect([page.path, languageLinks]).toEqual([
        page.path,
        alternatesOf(withoutLanguage(page.path)),
      ]);
    }
  });

  it('is listed with its languages in the sitemap', async () => {
    const { urlset } = await readXml(site.server, '/sitemap-0.xml');
    const entries: { loc: string; 'xhtml:link': Record<string, string>[] }[] = urlset.url;
    for (const { loc, 'xhtml:link': links } of entries) {
      const languageLinks = links.map((link) => [link['@_hreflang'], link['@_href']]);
      const path = withoutLanguage(new URL(loc).pathname);
      expect([loc, languageLinks.sort()]).toEqual([loc, alternatesOf(path).sort()]);
    }
  });

  it('states its language for crawlers and social networks', () => {
    for (const page of site.allPages) {
      const language = languageIn(page.path);
      expect(page.meta('og:locale')).toEqual([`${language}_IN`]);
      expect(page.meta('og:locale:alternate')).toEqual(
        languages.filter((code) => code !== language).map((code) => `${code}_IN`),
      );
      const [record] = page.jsonLd('WebPage');
      expect(record?.['inLanguage']).toBe(language);
    }
  });

  it('links to itself in the other languages by their own names, and names its own without a link', () => {
    for (const page of site.allPages) {
      const links = page
        .select('body > header nav:has([hreflang]) a')
        .map((link) => [
          link.attribs['href'],
          link.attribs['lang'],
          link.attribs['hreflang'],
          link.attribs['aria-current'],
          textOf(link),
        ]);
      const names = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };
      expect([page.path, links]).toEqual([
        page.path,
        Object.entries(names).map(([language, name]) =>
          languageIn(page.path) === language
            ? [undefined, language, undefined, 'true', name]
            : [
                inLanguage(withoutLanguage(page.path), language),
                language,
                language,
                undefined,
                name,
              ],
        ),
      ]);
    }
  });

  it('keeps the search query, or the service to book, when the language is changed', async () => {
    for (const query of [
      '/search?q=%E0%A4%AC%E0%A5%80%E0%A4%AE%E0%A4%BE',
      '/contact?service=holter',
    ]) {
      const page = new WebPage(query, await site.server.text(`/hi${query}`));
      const hrefs = page
        .select('body > header nav a[hreflang]')
        .map(({ attribs }) => attribs['href']);
      expect(hrefs).toEqual([query, `/mr${query}`]);
    }
  });

  it('links only to pages in its own language, except in the language switcher', () => {
    for (const page of site.allPages) {
      const pageLanguage = languageIn(page.path);
      const foreignLinks = page
        .select('a[href^="/"]:not([hreflang])')
        .map(({ attribs }) => attribs['href'] ?? '')
        .filter((href) => languageIn(href) !== pageLanguage);
      expect([page.path, foreignLinks]).toEqual([page.path, []]);
    }
  });

  it('marks text in another language', () => {
    const latin = /[A-Za-z]{3,}(?:[\s,:;-]+[A-Za-z]{2,}){3,}/;
    for (const page of site.allPages.filter(({ path }) => languageIn(path) !== 'en')) {
      const englishTexts = page
        .textsOutside('[lang="en"], script, style')
        .filter((text) => latin.test(text));
      expect([page.path, englishTexts]).toEqual([page.path, []]);
    }
  });
});

describe('each language', () => {
  it.each([
    ['/hi/no/such/page', 'hi', 'पेज'],
    ['/mr/blog/no-such/post', 'mr', 'पान'],
    ['/hi/offers.html', 'hi', 'पेज'],
    ['/no/such/page', 'en', 'Page not found'],
  ])('has a not-found page of its own, with a search: %s', async (path, language, word) => {
    const response = await site.server.get(path);
    const page = new WebPage(path, await response.text());
    expect([response.status, page.elements('html')[0]?.attribs['lang']]).toEqual([404, language]);
    expect(page.texts('h1').join()).toContain(word);
    const prefix = language === 'en' ? '' : `/${language}`;
    expect(page.one('main search form').attribs['action']).toBe(`${prefix}/search`);
  });

  it.each(otherLanguages)('has a feed of its articles: %s', async (language) => {
    const { rss } = await readXml(site.server, `/${language}/rss.xml`);
    const links: string[] = rss.channel.item.map(({ link }: { link: string }) => link);
    expect(rss.channel.language).toBe(language);
    expect(rss.channel.link).toBe(`${origin}/${language}`);
    expect(links.sort()).toEqual(slugs.map((slug) => `${origin}/${language}/blog/${slug}`));
    expect(rss.channel.title).toMatch(/[\u0900-\u097f]/);
  });

  it.each(otherLanguages)(
    'has a contact card whose name and hours are in that language: %s',
    async (language) => {
      const vcard = await site.server.text(`/${language}/clinic.vcf`);
      expect(vcard.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      const card = vcard.replaceAll('\r\n ', '');
      expect(card).toContain(readYaml<{ name: string }>(`${language}/facts.yaml`).name);
      expect(card).toMatch(/NOTE:.*(सोमवार|रात)/);
      expect(card).toContain(`URL:${origin}/${language}\r\n`);
    },
  );
});

/** The numbers in a text, except in the addresses of links, in notes and in sources. */
function numbersIn(text: string): string[] {
  const plainText = text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^note: .*$/m, '')
    .replace(/^(sources| {2}- ?(title|publisher|url)| {4}(title|publisher|url)).*$/gm, '');
  return (plainText.match(/\d[\d,.]*\d|\d/g) ?? []).sort();
}

const slugs = await slugsOf('articles');
const translations = otherLanguages.flatMap((language) =>
  slugs.map((slug) => [language, slug] as const),
);

describe('the figures of an article', () => {
  it.each(translations)('are the same in %s: %s', (language, slug) => {
    const readText = (folder: string) =>
      readFileSync(join(sampleFolder, folder, 'articles', `${slug}.md`), 'utf8');
    expect(numbersIn(readText(language))).toEqual(numbersIn(readText('en')));
  });
});
