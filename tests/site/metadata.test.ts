import { describe, expect, it } from 'vitest';
import { readYaml, sampleClinic, slugsOf } from '../support/content/sample-clinic.ts';
import type { WebPage } from '../support/site/web-page.ts';
import { languageIn, readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();
const origin = sampleClinic.siteUrl;

/** The value of a metadata field on each page, by path. */
function valuesByPath(read: (page: WebPage) => string | undefined): [string, string | undefined][] {
  return site.allPages.map((page) => [page.path, read(page)]);
}

function expectUnique(read: (page: WebPage) => string | undefined): void {
  const values = valuesByPath(read).map(([, value]) => value);
  const repeatedValues = values.filter((value, index) => values.indexOf(value) !== index);
  expect(values.length).toBeGreaterThan(30);
  expect(repeatedValues).toEqual([]);
}

function expectAllValid(
  read: (page: WebPage) => string | undefined,
  isValid: (value: string) => boolean,
): void {
  expect(valuesByPath(read).filter(([, value]) => value === undefined || !isValid(value))).toEqual(
    [],
  );
}

describe('the metadata of every page', () => {
  it('has a unique title, which fits a search result', () => {
    expectUnique((page) => page.title);
    expectAllValid(
      (page) => page.title,
      ({ length }) => length >= 15 && length <= 62,
    );
  });

  it('has one unique description, which fits a search result', () => {
    expectUnique((page) => page.meta('description').join(' and '));
    expectAllValid(
      (page) => page.meta('description').join(' and '),
      ({ length }) => length >= 50 && length <= 165,
    );
  });

  it('has its own address as the canonical one', () => {
    expect(valuesByPath((page) => page.links('canonical').join())).toEqual(
      site.allPages.map(({ path }) => [path, `${origin}${path}`]),
    );
  });

  it('has the same canonical address with any query', () => {
    const pagesWithQuery = [...site.crawl.pages.values()].filter(({ path }) => path.includes('?'));
    expect(pagesWithQuery.length).toBeGreaterThan(0);
    for (const page of pagesWithQuery) {
      expect(page.links('canonical')).toEqual([`${origin}${page.path.replace(/\?.*/, '')}`]);
    }
  });

  it('has at least three keywords, permission to index, and one main heading', () => {
    expectAllValid(
      (page) => page.meta('keywords').join(),
      (words) => words.split(', ').length >= 3,
    );
    expectAllValid(
      (page) => page.meta('robots').join(),
      (robots) => robots === 'index, follow',
    );
    expectAllValid(
      (page) => page.texts('h1').join(' | '),
      (heading) => /^[^|]+$/.test(heading),
    );
  });

  it('has its language and the clinic’s colour', () => {
    expect(valuesByPath((page) => page.elements('html')[0]?.attribs['lang'])).toEqual(
      site.allPages.map(({ path }) => [path, languageIn(path)]),
    );
    expectAllValid(
      (page) => page.meta('theme-color').join(),
      (colour) => colour === '#556960',
    );
  });
});

describe('the card of every page on social networks', () => {
  it('includes its type: an article or part of a website', () => {
    const isArticle = (path: string) => /^(\/[a-z]{2})?\/blog\//.test(path);
    expect(valuesByPath((page) => page.meta('og:type').join())).toEqual(
      site.allPages.map(({ path }) => [path, isArticle(path) ? 'article' : 'website']),
    );
  });

  it('includes title, description, address and a picture with alternative text', () => {
    for (const name of ['og:title', 'og:description', 'og:image:alt', 'twitter:title']) {
      expectAllValid(
        (page) => page.meta(name).join(),
        ({ length }) => length > 10,
      );
    }
    expectAllValid(
      (page) => page.meta('twitter:card').join(),
      (card) => card === 'summary_large_image',
    );
    expectAllValid(
      (page) => page.meta('og:site_name').join(),
      (name) => /^(Nagpur Heart Clinic|नागपुर हार्ट क्लिनिक|नागपूर हार्ट क्लिनिक)$/.test(name),
    );
    expectAllValid(
      (page) => [...page.meta('og:image:width'), ...page.meta('og:image:height')].join(),
      (size) => size === '1200,630',
    );
    expect(valuesByPath((page) => page.meta('og:url').join())).toEqual(
      site.allPages.map(({ path }) => [path, `${origin}${path}`]),
    );
    expectUnique((page) => page.meta('og:image').join());
    expectAllValid(
      (page) => page.meta('og:image').join(),
      (image) => image.startsWith(origin) && image.includes('/social/'),
    );
    expect(valuesByPath((page) => page.meta('twitter:image').join())).toEqual(
      valuesByPath((page) => page.meta('og:image').join()),
    );
  });
});

describe('the page of a town', () => {
  it('names its author, its region and its place', async () => {
    const slugs = await slugsOf('towns');
    const towns = site.pages.filter(({ path }) => path.startsWith('/locations/'));
    expect(towns.map(({ path }) => path).sort()).toEqual(slugs.map((slug) => `/locations/${slug}`));
    for (const page of towns) {
      const { name, state } = readYaml<{ name: string; state: string }>(
        `en${page.path.replace('locations', 'towns')}.yaml`,
      );
      expect(page.meta('author')).toEqual([sampleClinic.doctor.name]);
      const region = state === 'Maharashtra' ? 'IN-MH' : 'IN-MP';
      expect(page.meta('geo.region')).toEqual([region]);
      expect(page.meta('geo.placename')).toEqual([name]);
      expect(page.title).toContain(name);
      expect(page.meta('og:title').join()).toContain('15+ years');
    }
  });

  it('is the only kind of page with a region', () => {
    const otherPages = site.allPages.filter(({ path }) => !path.includes('/locations/'));
    expect(otherPages.flatMap((page) => page.meta('geo.region'))).toEqual([]);
  });
});
