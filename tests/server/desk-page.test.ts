import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scrollStyle } from '../../src/desk/parts/scroll-style.ts';
import { sampleFolder } from '../support/content/sample-clinic.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { temporaryFolder } from '../support/temporary.ts';

describe('the page of the desk', () => {
  let site: InProcessSite;
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
    'is at %s, neither cached nor indexed',
    async (path) => {
      const response = await site.get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow">');
    },
  );

  it('has the map link for the ready answers in Latin letters only, even in Marathi', async () => {
    const page = await site.text('/desk/mr');
    expect(page).toContain('https://www.google.com/maps/');
    expect(page).not.toContain('%E0%A4');
  });

  it('has the clinic’s messages to patients in every language, whatever language it is in itself', async () => {
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
