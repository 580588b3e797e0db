import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { scrollStyle } from '../../src/desk/parts/scroll-style.ts';
import { DeskBrowser, someone } from '../desk/desk-browser.ts';
import { sampleFolder } from '../support/content/sample-clinic.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { temporaryFolder } from '../support/temporary.ts';

describe('the page of the desk', () => {
  let site: InProcessSite;
  const pageIn = async ({ cookies }: DeskBrowser, path = '/desk') => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    return (await fetch(`${site.url}${path}`, { headers: { cookie } })).text();
  };

  beforeAll(async () => {
    const clinic = join(temporaryFolder(), 'clinic');
    await cp(sampleFolder, clinic, { recursive: true });
    const messages = join(clinic, 'mr/messages.yaml');
    const sample = await readFile(messages, 'utf8');
    await writeFile(messages, sample.replace(/^mailSubject: .*$/m, 'mailSubject: "तुमचा प्रश्न"'));
    site = await startInProcess({ CLINIC_DIR: clinic }, {}, { pages: true });
  });
  afterAll(() => site.close());

  it.each(['/desk', '/desk/', '/desk/enquiries/1', '/desk/password', '/desk/no-such-view'])(
    '%s is the page of the desk, neither cached nor indexed',
    async (path) => {
      const answer = await site.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow">');
    },
  );

  it('has the list for somebody who is signed in, until that ends', async () => {
    const name = 'Asha </script><script>alert(1)</script>';
    await post(site.url, anEnquiry({ name, message: 'Can I come on Monday?' }));
    const { browser } = await someone(site, 'reception');
    const same = browser.copy();
    const page = await pageIn(browser);
    expect(page).toContain('Asha &lt;/script&gt;&lt;script&gt;alert(1)');
    expect(page).toMatch(/<a [^>]*href="\/desk\/enquiries\/[\da-f-]{36}"/);
    expect(page.match(/<script>alert/g)).toBeNull();
    for (const other of [
      await pageIn(browser, '/desk?tab=spam'),
      await pageIn(browser, '/desk/visits'),
      await pageIn(new DeskBrowser(site.url)),
    ]) {
      expect(other).toContain('<html');
      expect(other).not.toContain('Asha');
    }
    await browser.request('PATCH', '/account', { language: 'mr' });
    const inMarathi = await pageIn(same);
    expect(inMarathi).toContain('<html lang="mr"');
    expect(inMarathi).toContain('मेसेज');
    await browser.post('/auth/sign-out');
    expect(await pageIn(same)).not.toContain('Asha');
  });

  it('is sent without the list if the database does not answer', async () => {
    const { browser } = await someone(site, 'reception');
    const { list } = site.services.enquiries;
    const read = vi.spyOn(list, 'page').mockRejectedValue(new Error('no answer'));
    const page = await pageIn(browser);
    expect(page).toContain('astro-island');
    expect(page).not.toContain('list-in-page');
    read.mockRestore();
    expect(await pageIn(browser)).toContain('list-in-page');
    expect(await pageIn(browser, '/desk?')).toContain('list-in-page');
  });

  it('writes the link to the map in Latin letters for drafts in every language', async () => {
    const page = await site.text('/desk/mr');
    expect(page).toContain('https://www.google.com/maps/');
    expect(page).not.toContain('%E0%A4');
  });

  it('has the clinic’s messages to patients in every language, in whichever language it is', async () => {
    for (const language of ['en', 'hi']) {
      const headers = { 'accept-language': language };
      const page = await (await fetch(`${site.url}/desk`, { headers })).text();
      expect(page).toContain(`<html lang="${language}"`);
      for (const text of ['तुमचा प्रश्न', 'Your message to {CLINIC}']) expect(page).toContain(text);
    }
  });

  it('may load nothing from another origin', async () => {
    const policy = (await site.get('/desk')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).not.toMatch(/https?:|unsafe/);
  });

  it('is linked by no page and listed in nothing that search engines read', async () => {
    for (const path of ['/', '/contact', '/search', '/robots.txt', '/sitemap-0.xml']) {
      expect(await site.text(path)).not.toMatch(/["'/]desk\b(?!top)/);
    }
    expect((await site.get('/desktop')).status).toBe(404);
  });

  it('allows the style that React Aria adds on iPhones in its current version', async () => {
    const file = 'node_modules/react-aria/dist/private/overlays/usePreventScroll.mjs';
    const source = await readFile(resolve(import.meta.dirname, '../..', file), 'utf8');
    expect(source).toContain(scrollStyle);
  });
});
