import { join } from 'node:path';
import sharp from 'sharp';
import { glob } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { bareNumbersOn } from '../../support/content/bare-numbers.ts';
import {
  findWords,
  sampleOnlyTexts,
  sampleSentences,
} from '../../support/content/sample-traces.ts';
import { WebPage } from '../../support/site/web-page.ts';
import { crawlClinic } from './crawled-clinic.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');
const site = crawlClinic(() => fixture);
const { pageAt } = site;

let texts: Promise<Map<string, string>> | undefined;

/** Everything that is served as text. */
function allTexts(): Promise<Map<string, string>> {
  texts ??= readTexts();
  return texts;
}

async function readTexts(): Promise<Map<string, string>> {
  const paths = ['/rss.xml', '/sitemap-posts.xml', '/privacy', '/contact', '/blog', '/api/blogs'];
  const searches = ['salt', 'nanjangud', 'slat', 'salt mandya', 'xyzzy'];
  paths.push('/offline', '/site.webmanifest', '/service-worker.js', '/clinic.vcf');
  paths.push('/desk-en.webmanifest', '/desk-worker.js');
  paths.push(...searches.map((query) => `/search?q=${query}`));
  const texts = await site.textsWith(paths);
  const endedPreview = await site.server.get('/preview/ended');
  return texts.set('a preview that has ended', await endedPreview.text());
}

describe('the site of another clinic’s folder', () => {
  it('has no trace of the sample clinic in any page, feed, file or script', async () => {
    const texts = await allTexts();
    const wholeWord = (escapedWord: string) => new RegExp(`(?<![\\w])${escapedWord}(?![\\w])`, 'i');
    const tracesFound = findWords(texts, await sampleOnlyTexts(), wholeWord);
    expect(texts.size).toBeGreaterThan(30);
    expect(tracesFound).toEqual([]);
  });

  it('has no sentence of the sample’s copy: all text comes from the folder', async () => {
    const texts = [...(await allTexts())];
    const sentences = await sampleSentences();
    expect(sentences.length).toBeGreaterThan(300);
    const copiedSentences = sentences.filter((sentence) =>
      texts.some(([, text]) => text.includes(sentence)),
    );
    expect(copiedSentences).toEqual([]);
  });

  it('has no broken link, no unfilled placeholder and no warning', () => {
    expect([...site.crawl.responses].filter(([, { status }]) => status !== 200)).toEqual([]);
    expect(
      [...site.crawl.pages.values()].flatMap(({ text }) => text.match(/\{\w+\}/g) ?? []),
    ).toEqual([]);
    expect(site.clinic.warnings).toBe('');
  });

  it('has that clinic’s name, phone and colour on its pages, prerendered or on demand', () => {
    for (const path of ['/', '/about-dr-hebbalkar', '/offers', '/contact', '/blog', '/privacy']) {
      const page = pageAt(path);
      expect(page.text).toContain('Chamundi Cardiac Rooms');
      expect(page.text).toContain('+91 821 555 0147');
      expect(
        page.attributes('href').filter((href) => /wa\.me\/(?!919845550147)/.test(href)),
      ).toEqual([]);
      expect(page.attributes('href').some((href) => href.includes('wa.me'))).toBe(true);
      expect(page.meta('theme-color')).toEqual(['#2f4a7a']);
      expect(page.links('canonical')).toEqual([`https://chamundi.example${path}`]);
      expect(page.jsonLd('Physician')[0]).toMatchObject({ name: 'Dr. Sunanda Hebbalkar' });
    }
  });

  it('has that clinic’s colours in its stylesheet, icon, manifest and social cards', async () => {
    const theme =
      pageAt('/')
        .texts('style')
        .find((css) => css.startsWith(':root{--color')) ?? '';
    const colours = [...theme.matchAll(/--color-([\w-]+):([^;}]+)/g)].map(([whole]) => whole);
    expect(colours).toContain('--color-brand:#2f4a7a');
    expect(colours).toContain('--color-page:#fafbfe');
    expect(colours.filter((value) => /#556960|#1f2d27|#fbfaf6|#a9c2b5/.test(value))).toEqual([]);
    const { theme_color, background_color } = JSON.parse(
      await site.server.text('/site.webmanifest'),
    );
    expect({ theme_color, background_color }).toEqual({
      theme_color: '#2f4a7a',
      background_color: '#fafbfe',
    });
    const card = await site.server.get('/social/home.png');
    const { data } = await sharp(await card.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0xfa, 0xfb, 0xfe]);
  });

  it('has its three towns and its two packages, and no others', () => {
    const paths = [...site.crawl.pages.keys()];
    const towns = paths.filter((path) => path.startsWith('/locations/'));
    expect(towns).toEqual(['/locations/mandya', '/locations/hunsur', '/locations/nanjangud']);
    const bookingPaths = paths.filter((path) => /^\/contact\?package=[^&]*$/.test(path));
    expect(bookingPaths).toEqual(['/contact?package=first-look', '/contact?package=full-look']);
    expect(pageAt('/contact?package=full-look').text).toContain('keep a Full Heart Look for me');
    expect(pageAt('/locations/mandya').meta('geo.region')).toEqual(['IN-KA']);
  });
});

describe('phone numbers in the texts', () => {
  it('are links in every text: the ambulance’s and the clinic’s', async () => {
    const paths = ['/unknown', '/offline', '/search', '/search?q=xyzzy'];
    const otherPages = await Promise.all(
      paths.map(async (path) => new WebPage(path, await (await site.server.get(path)).text())),
    );
    const numbers = { phone: '+918215550147', ambulance: '112' };
    expect(bareNumbersOn([...site.crawl.pages.values(), ...otherPages], numbers)).toEqual([]);
  });
});

describe('a clinic with a photograph', () => {
  it('sends no photograph as it came from the camera, and makes no file that no page uses', async () => {
    const photographs = '*.{jpg,jpeg,png,webp,avif}';
    const files = await glob(photographs, { cwd: join(site.clinic.cacheFolder, 'files') });
    const texts = [...(await allTexts()).values()].join('\n');
    expect(files.length).toBeGreaterThanOrEqual(12);
    expect(files.filter((file) => !texts.includes(file))).toEqual([]);
    const originals = await glob(photographs, { cwd: join(site.clinic.cacheFolder, 'originals') });
    expect(originals.length).toBeGreaterThan(0);
    for (const name of originals)
      expect((await site.server.get(`/_astro/${name}`)).status).toBe(404);
  });
});
