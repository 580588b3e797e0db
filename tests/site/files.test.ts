import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleClinic, slugsOf } from '../support/content/sample-clinic.ts';
import { readXml } from '../support/site/crawl.ts';
import type { WebPage } from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();
const origin = sampleClinic.siteUrl;

/** Pages whose pictures for shared links are drawn in different ways, and one in each other language. */
const samplePaths = [
  '/',
  '/best-cardiologist-in-nagpur',
  '/offers',
  '/locations/bhandara',
  '/blog',
  '/blog/what-is-angioplasty',
  '/hi',
  '/mr/contact',
];

/** The path of the picture that a page names for shared links. */
const cardOf = (page: WebPage) => new URL(page.meta('og:image').join()).pathname;

async function readPicture(path: string) {
  const response = await site.server.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  const { format, width, height } = await sharp(await response.bytes()).metadata();
  return { format, width, height, type: response.headers.get('content-type') };
}

describe('a crawler', () => {
  it('is allowed everything but the API by robots.txt, and led to the sitemap', async () => {
    const lines = (await site.server.text('/robots.txt')).split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines).toContain('Disallow: /api/');
    expect(lines.filter((line) => /^Disallow: *\/?$/.test(line))).toEqual([]);
    expect(lines).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  });

  it('finds in llms.txt whom to call in an emergency, then the clinic’s prices', async () => {
    expect(await site.server.text('/llms.txt')).toMatch(/Call 108 now.*- ECG: ₹300\n/s);
  });

  it('gets for each page a social card of its own, of 1200 by 630 pixels', async () => {
    expect(new Set(site.pages.map(cardOf)).size).toBe(site.pages.length);
    for (const path of samplePaths.map((page) => cardOf(site.pageAt(page)))) {
      expect(await readPicture(path)).toEqual({
        format: 'png',
        width: 1200,
        height: 630,
        type: 'image/png',
      });
    }
  });
});

describe('a feed reader', () => {
  it('finds the ten articles in a valid feed, newest first', async () => {
    const { rss } = await readXml(site.server, '/rss.xml');
    const items: { title: string; link: string; pubDate: string; description: string }[] =
      rss.channel.item;
    const slugs = await slugsOf('articles');
    expect(rss['@_version']).toBe('2.0');
    expect(rss.channel.title).toContain(sampleClinic.name);
    expect(rss.channel.link.replace(/\/$/, '')).toBe(origin);
    expect(items.map(({ link }) => link).sort()).toEqual(
      slugs.map((slug) => `${origin}/blog/${slug}`),
    );
    const dates = items.map(({ pubDate }) => Date.parse(pubDate));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(items.filter(({ title, description }) => !title || !description)).toEqual([]);
  });

  it('finds the feed from every page', () => {
    for (const page of site.pages) {
      const feeds = page.elements(
        'link',
        ({ attribs }) => attribs['type'] === 'application/rss+xml',
      );
      expect(
        feeds.map(({ attribs }) => attribs['href']),
        page.path,
      ).toEqual(['/rss.xml']);
    }
  });
});

describe('a phone', () => {
  it('finds name, colour and icons for its home screen', async () => {
    const response = await site.server.get('/site.webmanifest');
    const manifest = await response.json();
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    expect(manifest.name).toContain(sampleClinic.name);
    expect(manifest.theme_color).toBe('#556960');
    expect(manifest.start_url).toBe('/');
    await expectIcons(manifest);
    const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  });

  it.each([
    ['en', 'Desk'],
    ['hi', 'डेस्क'],
    ['mr', 'डेस्क'],
  ])('installs the desk as an app of its own, in %s', async (language, name) => {
    const headers = { 'accept-language': language };
    const page = await fetch(`${site.server.url}/desk`, { headers });
    expect(await page.text()).toContain(
      `<link rel="manifest" href="/desk-${language}.webmanifest">`,
    );
    const manifest = await (await site.server.get(`/desk-${language}.webmanifest`)).json();
    const app = { id: '/desk', start_url: '/desk', scope: '/desk', display: 'standalone' };
    expect(manifest).toMatchObject({ ...app, lang: language, short_name: name });
    expect(manifest.name).toMatch(new RegExp(`^${name}, .+`));
    await expectIcons(manifest);
    const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']));
  });

  it('gets for the desk a service worker that loads nothing but icons and answers no request', async () => {
    const { headers } = await site.server.get('/desk-worker.js');
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; img-src 'self'");
    expect(await site.server.text('/desk-worker.js')).not.toMatch(/'fetch'|caches/);
  });

  it('can save the clinic from its contact card', async () => {
    const response = await site.server.get('/clinic.vcf');
    const card = await response.text();
    expect(response.headers.get('content-type')).toContain('text/vcard');
    expect(card.endsWith('\r\n')).toBe(true);
    expect(card.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const fields = fieldsOf(card);
    expect(fields.get('BEGIN')).toBe('VCARD');
    expect(fields.get('END')).toBe('VCARD');
    expect(fields.get('VERSION')).toBe('3.0');
    expect(fields.get('FN')).toBe(`${sampleClinic.doctor.name}, ${sampleClinic.name}`);
    expect(fields.get('TEL')).toBe(sampleClinic.contact.phone);
    expect(fields.get('EMAIL')).toBe(sampleClinic.contact.email);
    expect(fields.get('URL')).toBe(`${origin}/`);
    const { street, locality, region, postalCode, country } = sampleClinic.address;
    expect(fields.get('ADR')).toBe(
      ['', '', street, locality, region, postalCode, country].join(';'),
    );
  });

  it.each([
    ['/apple-touch-icon.png', { format: 'png', width: 180, height: 180, type: 'image/png' }],
    ['/favicon.svg', { format: 'svg', width: 32, height: 32, type: 'image/svg+xml' }],
  ])('finds the icon %s', async (path, shape) => {
    expect(await readPicture(path)).toEqual(shape);
  });
});

/** Checks that the icons of a manifest are what it says. */
async function expectIcons({ icons }: { icons: Record<string, string>[] }): Promise<void> {
  for (const { src = '', sizes, type } of icons) {
    const { width, height, type: mediaType } = await readPicture(src);
    expect([`${width}x${height}`, mediaType]).toEqual([sizes, type]);
  }
}

/** The fields of a vCard by name, unfolded and unescaped. */
function fieldsOf(card: string): Map<string, string> {
  const lines = card.replace(/\r\n /g, '').trim().split('\r\n');
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z]+)[^:]*:(.*)$/.exec(line) ?? [];
      return [name, value.replace(/\\([\\,;])/g, '$1')];
    }),
  );
}
