import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBareClinic } from '../support/bare-clinic.ts';
import { type Crawl, crawl } from '../support/crawl.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { SiteServer } from '../support/site-server.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { type Element, selectIn, textOf, type WebPage } from '../support/web-page.ts';

let site: SiteServer;
let found: Crawl;
let pages: WebPage[];

beforeAll(async () => {
  const clinic = join(temporaryFolder(), 'clinic');
  await makeBareClinic(clinic);
  const project = await ProjectCopy.create(temporaryFolder());
  expect(await project.build(clinic)).toMatchObject({ status: 0, output: '' });
  site = await SiteServer.start({ CLINIC_DIR: clinic }, { project: project.folder });
  found = await crawl(site);
  pages = [...found.pages.values()].filter(({ path }) => !path.includes('?'));
});
afterAll(() => site?.stop());

/** The elements on all pages that a selector finds and a test holds for, with their pages. */
function onPages(selector: string, isSo: (element: Element) => boolean = () => true): string[] {
  return pages.flatMap((page) =>
    page
      .select(selector)
      .filter(isSo)
      .map(({ name, attribs }) => `${page.path}: <${name} class="${attribs['class'] ?? ''}">`),
  );
}

/** True where there is neither a word nor a picture in an element that is shown. */
function isEmpty(element: Element): boolean {
  const parent = element.parent?.type === 'tag' ? element.parent.attribs : {};
  if ('hidden' in element.attribs || 'hidden' in parent) return false;
  return textOf(element) === '' && selectIn(element, 'img, svg, input').length === 0;
}

describe('a clinic without reviews, emergencies, packages, articles, networks, figures and training', () => {
  it('has all other pages, and every link on them is answered', () => {
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/',
        '/about-dr-hebbalkar',
        '/contact',
        '/search',
        '/locations/hunsur',
      ]),
    );
    expect([...found.answers].filter(([, { status }]) => status !== 200)).toEqual([]);
  });

  it.each(['/offers', '/testimonials', '/blog', '/rss.xml', '/sitemap-posts.xml'])(
    'has no %s, and no link to it',
    async (path) => {
      expect((await site.get(path)).status).toBe(404);
      expect(found.listed).not.toContain(path);
      expect(found.answers.get(path)?.from).toBeUndefined();
    },
  );

  it('leaves no gap: no empty heading, list, paragraph or section', () => {
    const parts = ':is(h1, h2, h3, h4, p, section, ul, ol, li, dt, dd)';
    expect(onPages(`body ${parts}`, isEmpty)).toEqual([]);
  });

  it('says nothing of what it does not have', () => {
    for (const { path, words } of pages) {
      expect(words, path).not.toMatch(
        /undefined|NaN|null|\{\w+\}|Urgent, any hour|Ring the Urgent Line/,
      );
      expect(words, path).not.toMatch(/^\s*[·|,/-]\s*$/m);
    }
    expect(onPages('[aria-label*="stars"]')).toEqual([]);
    expect(
      pages
        .flatMap((page) => page.jsonLd('LocalBusiness'))
        .filter((each) => 'aggregateRating' in each || 'sameAs' in each),
    ).toEqual([]);
  });

  it('still names the ambulance where a text does, and in the bar of phones', () => {
    const town = pages.find(({ path }) => path === '/locations/hunsur');
    expect(town?.select('main a[href="tel:112"]').length).toBeGreaterThan(0);
    expect(pages[0]?.select('body > nav a[href="tel:112"]')).toHaveLength(1);
  });

  it('is drawn in the design’s colours, with the drawn heart as its logo', async () => {
    expect(pages[0]?.meta('theme-color')).toEqual(['#556960']);
    expect(pages[0]?.select('header > div > a[href="/"] > svg')).toHaveLength(1);
    expect(await site.text('/favicon.svg')).toContain('fill="#556960"');
  });
});
