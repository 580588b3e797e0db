import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInProcess } from '../../support/command-in-process.ts';
import { type ClinicSite, createClinicSite } from '../../support/content/clinic-site.ts';
import { colombo, makeNewClinic } from '../../support/content/new-clinic.ts';
import { type Crawl, crawl } from '../../support/site/crawl.ts';
import type { InProcessSite } from '../../support/site/site-in-process.ts';
import { textOf, WebPage } from '../../support/site/web-page.ts';

// In npm test, tests/site/clinics has two other clinics; this one has no towns, a language with one page, and a notice in
// one language.
let clinic: ClinicSite;
let site: InProcessSite;
let result: Crawl;

const kannada = join(import.meta.dirname, '../../fixtures/kannada');

/** A closed day, and a notice in one language only. */
const days = '- { day: 2098-01-26 }\n';
const notices =
  '- { id: away, from: 2024-01-26T00:00, until: 2098-01-26T00:00, text: { en: The doctor is away. Call 1990. } }\n';

/** A new clinic without towns, with one page in Kannada and one in Marathi. */
beforeAll(async () => {
  const { folder } = await makeNewClinic({ ...colombo, languages: ['mr'] }, runInProcess);
  const marathi = join(folder, 'mr/pages');
  for (const page of await readdir(marathi)) {
    if (page !== 'home.yaml') await rm(join(marathi, page));
  }
  await cp(kannada, join(folder, 'kn'), { recursive: true });
  const facts = await readFile(join(folder, 'clinic.yaml'), 'utf8');
  const factsWithKannada = facts.replace('languages: [en, mr]', 'languages: [en, kn, mr]');
  await writeFile(join(folder, 'clinic.yaml'), factsWithKannada);
  await writeFile(join(folder, 'days.yaml'), days);
  await writeFile(join(folder, 'notices.yaml'), notices);
  clinic = await createClinicSite(folder);
  site = await clinic.serve();
  result = await crawl(site);
});
afterAll(() => site?.close());

describe('a language with a single translated page', () => {
  const pageAt = (path: string) => new WebPage(path, result.pages.get(path)?.html ?? '');
  const alternatesOf = (path: string) =>
    pageAt(path)
      .select('link[rel="alternate"][hreflang]')
      .map(({ attribs }) => attribs['hreflang']);

  it('has that page, in its own words and script', () => {
    const page = pageAt('/kn/contact');
    expect(page.elements('html')[0]?.attribs['lang']).toBe('kn');
    expect(page.texts('h2').join()).toMatch(/[\u0c80-\u0cff]{3}/);
    expect(alternatesOf('/kn/contact')).toEqual(['en', 'kn', 'x-default']);
    expect(alternatesOf('/contact')).toEqual(['en', 'kn', 'x-default']);
    expect(alternatesOf('/privacy')).toEqual([]);
  });

  it('links to English pages by their English names, with hreflang and lang', () => {
    const menu = 'body > header nav:not(:has([lang="kn"])) a:not([href="/kn/contact"])';
    const links = pageAt('/kn/contact').select(menu);
    expect(links.length).toBeGreaterThan(3);
    for (const { attribs } of links) {
      expect([attribs['href'], attribs['hreflang'], attribs['lang']]).toEqual([
        expect.not.stringContaining('/kn'),
        'en',
        'en',
      ]);
    }
  });

  it('shows an untranslated notice in its original language, with a lang attribute', () => {
    for (const [path, language] of [
      ['/contact', undefined],
      ['/kn/contact', 'en'],
    ] as const) {
      const notice = pageAt(path).one('main > [data-notice] p');
      expect(textOf(notice)).toBe('The doctor is away. Call 1990.');
      expect(notice.attribs['lang']).toBe(language);
    }
  });

  it('has no other page, and each missing file is named', async () => {
    const pages = [...result.pages.keys()].map((path) => path.replace(/\?.*/, ''));
    const kannadaPaths = pages.filter((path) => /^\/kn(\/|$)/.test(path));
    expect(new Set(kannadaPaths)).toEqual(new Set(['/kn/contact']));
    expect((await site.get('/kn')).status).toBe(404);
    expect((await site.get('/kn/search')).status).toBe(404);
    for (const file of ['services.yaml', 'pages/about.yaml']) {
      expect(clinic.warnings).toContain(`/kn/${file}: there is no such file`);
    }
  });
});
