import { beforeAll, describe, expect, it } from 'vitest';
import { aboutPath, callLink, phoneText, sampleClinic } from '../support/content/sample-clinic.ts';
import { hrefsOf, namedLinksIn, selectIn, textOf, WebPage } from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();
let pages: WebPage[];
beforeAll(async () => {
  const notFound = await site.server.get('/no-such-page');
  pages = [...site.pages, new WebPage('/no-such-page', await notFound.text())];
});

const menu = [
  ['Home', '/'],
  ['About Doctor', aboutPath],
  ['Services', '/#services'],
  ['Offers', '/offers'],
  ['Testimonials', '/testimonials'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
];

/** Reads one part of every page, including the not-found page. */
function readEveryPage(selector: string, read: (part: ReturnType<WebPage['one']>) => unknown) {
  expect(pages.length).toBeGreaterThan(30);
  return pages.map((page) => [page.path, read(page.one(selector))]);
}

/** What `readEveryPage()` returns if every page has this value. */
const onEveryPage = (value: unknown) => pages.map(({ path }) => [path, value]);

describe('the header of every page', () => {
  it('has the emergency phone, the hours, and the clinic’s name as a link to Home', () => {
    const strip = readEveryPage('body > header', (header) => {
      const text = textOf(header);
      return [
        hrefsOf(header, `24/7 Emergency: 24/7 ${phoneText}`),
        text.includes('Mon-Sat 10AM-8PM'),
      ];
    });
    expect(strip).toEqual(onEveryPage([[callLink], true]));
    const logo = readEveryPage('body > header', (header) =>
      namedLinksIn(header).filter(([name]) => name.startsWith(sampleClinic.name)),
    );
    expect(logo).toEqual(onEveryPage([[`${sampleClinic.name}${sampleClinic.city}Home page`, '/']]));
  });

  it('has seven links, twice: for wide screens and in the menu of phones', () => {
    const menus = readEveryPage('body > header', (header) =>
      selectIn(header, 'nav:not(:has([hreflang]))').map((nav) => namedLinksIn(nav)),
    );
    expect(menus).toEqual(onEveryPage([menu, menu]));
  });

  it('has a link to call and one to book, in the menu too', () => {
    const links = readEveryPage('body > header', (header) => [
      hrefsOf(header, 'Call Now'),
      hrefsOf(header, 'Book Appointment'),
    ]);
    expect(links).toEqual(
      onEveryPage([
        [callLink, callLink],
        ['/contact#form', '/contact#form'],
      ]),
    );
  });
});

describe('the footer of every page', () => {
  const footer = 'body > footer';

  it('says whose practice this is, and how to contact it', () => {
    const { doctor, address, contact } = sampleClinic;
    for (const [path, text] of readEveryPage(footer, textOf)) {
      expect(text, String(path)).toContain(`private cardiology practice of ${doctor.name}`);
      expect(text, String(path)).toContain(address.postalCode);
      expect(text, String(path)).toContain('© 2024');
    }
    const links = readEveryPage(footer, (part) => [
      new Set(hrefsOf(part, phoneText)),
      hrefsOf(part, contact.email),
      hrefsOf(part, 'Privacy'),
    ]);
    expect(links).toEqual(
      onEveryPage([new Set([callLink]), [`mailto:${contact.email}`], ['/privacy']]),
    );
  });

  it('links to the four social networks by their names', () => {
    const networks = readEveryPage(footer, (part) =>
      namedLinksIn(part)
        .filter(([name]) => /^(Facebook|Instagram|YouTube|LinkedIn)/.test(name))
        .map(([, href]) => href),
    );
    const { facebook, instagram, youtube, linkedin } = sampleClinic.links;
    expect(networks).toEqual(onEveryPage([facebook, instagram, youtube, linkedin]));
  });
});
