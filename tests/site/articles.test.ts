import { describe, expect, it } from 'vitest';
import { hrefsOf, namedLinksIn, selectIn, textOf, WebPage } from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();

/** The ten articles, newest first, each with its date and reading time in minutes. */
const articles: [slug: string, date: string, minutes: number][] = [
  ['hypertension-management', 'January 23, 2024', 7],
  ['asd-vsd-pda-heart-defects', 'January 22, 2024', 8],
  ['atrial-fibrillation-management', 'January 21, 2024', 10],
  ['how-to-manage-high-cholesterol', 'January 20, 2024', 6],
  ['what-is-coronary-angiography', 'January 18, 2024', 8],
  ['free-angioplasty-ayushman', 'January 16, 2024', 7],
  ['when-to-consult-cardiologist', 'January 15, 2024', 5],
  ['what-is-angioplasty', 'January 14, 2024', 9],
  ['ecg-vs-tmt-difference', 'January 10, 2024', 7],
  ['heart-attack-warning-signs', 'January 5, 2024', 6],
];

const actionNames =
  /^(Book Appointment|Schedule Test|Schedule Consultation|Book Consultation|Get PMJAY Guidance)$/;

describe.each(articles)('the article %s', (slug, date, minutes) => {
  const page = () => site.pageAt(`/blog/${slug}`);

  it('has its title, date, reading time and a picture at the top', () => {
    const header = page().one('main article header');
    expect(selectIn(header, 'h1').map(textOf)).toEqual([expect.stringMatching(/\w{3}/)]);
    // The date of the last review comes first, as these articles are older than their content.
    expect(selectIn(header, 'time').map(textOf)).toEqual([
      expect.stringMatching(/^\w+ \d+, 2026$/),
      date,
    ]);
    expect(selectIn(header, 'span').map(textOf)).toContain(`${minutes} min read`);
    const [image, ...otherImages] = selectIn(header, 'img').filter(({ attribs }) => attribs['alt']);
    expect(otherImages).toEqual([]);
    expect(image?.attribs['alt']).toMatch(/\w{3}/);
    expect(Number(image?.attribs['width'])).toBeGreaterThan(300);
  });

  it('has the reading time that it states', () => {
    // The article on warning signs has steps under its title and before its text.
    const parts = page().select(
      'main article header ol, div:has(~ .prose) section, .prose > :not(.states)',
    );
    const text = parts.map(textOf).join(' ');
    expect(Math.ceil(text.split(/\s+/).length / 200)).toBe(minutes);
  });

  it('links back to the listing, and on to the clinic', () => {
    expect(hrefsOf(page().one('main'), 'Back to Blog')).toEqual(['/blog', '/blog']);
    const links = namedLinksIn(page().one('main article:has(header)')).filter(([name]) =>
      actionNames.test(name),
    );
    expect(links.map(([, href]) => href)).toEqual(['/contact#form']);
  });
});

describe('the picture choices of an article', () => {
  it('have a name, a picture and a text for every choice, and one chosen at first, in each language', () => {
    const pages = site.allPages.filter((page) => page.select('.states').length > 0);
    expect(pages.length).toBe(15);
    for (const page of pages) {
      expect(textOf(page.one('.states legend'))).toMatch(/\S{3}/);
      const names = page.select('.states label:has(input)').map(textOf);
      const texts = page.select('.states input').map(({ attribs }) => {
        expect(attribs).toMatchObject({ type: 'radio', name: 'state' });
        return textOf(page.one(`.states figcaption#${attribs['aria-describedby']}`));
      });
      expect(texts).toEqual(names.map((name) => expect.stringMatching(`^${name}. .{40}`)));
      expect(page.select('.states figure img')).toHaveLength(names.length);
      expect(page.select('.states input[checked]')).toHaveLength(1);
    }
  });

  it('link to 108 from every choice of where it hurts', () => {
    for (const prefix of ['', '/hi', '/mr']) {
      const page = site.pageAt(`${prefix}/blog/heart-attack-warning-signs`);
      const captions = page.select('.states figcaption');
      expect(captions).toHaveLength(5);
      for (const caption of captions) expect(hrefsOf(caption, '108')).toEqual(['tel:108']);
    }
  });
});

it('the listing has all ten articles, newest first, each with picture, date, reading time and excerpt', async () => {
  const listing = new WebPage('/blog', await site.server.text('/blog'));
  const cards = listing.select('main article').map((card) => ({
    href: selectIn(card, 'a')[0]?.attribs['href'],
    pictures: selectIn(card, 'img').length,
    text: textOf(card),
    excerpt: selectIn(card, 'h2 + p').map(textOf).join(),
  }));
  expect(cards).toEqual(
    articles.map(([slug, date, minutes]) => ({
      href: `/blog/${slug}`,
      pictures: 1,
      text: expect.stringMatching(new RegExp(`${date}.*${minutes} min read`)),
      excerpt: expect.stringMatching(/\w{3}/),
    })),
  );
});
