import { expect, it } from 'vitest';
import { textOf, type WebPage } from '../../support/site/web-page.ts';
import type { RequestPageContext } from './page-context.ts';

/** The address of the page, which nobody else may learn. */
export function addressTests(context: RequestPageContext): void {
  const { send, pageAt } = context;

  it('a guessed or malformed address gets a plain page with the phone and status 404', async () => {
    for (const path of [`/request/${'A'.repeat(22)}`, '/hi/request/x', "/request/'--"]) {
      const { response, page } = await pageAt(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(page.select('main a[href^="tel:+"], main a[href="tel:108"]')).not.toEqual([]);
      expect(page.meta('robots').join()).toContain('noindex');
      expect((await fetch(`${context.site.url}${path}/visit.ics`)).status).toBe(404);
    }
  });

  it('the private page leads to the same page in the other languages, and so does the page for an unknown address', async () => {
    const languagesOn = (page: WebPage) =>
      page
        .select('body > header nav li > *')
        .map((link) => [textOf(link), link.attribs['href'], link.attribs['hreflang']]);
    const path = await send();
    const { page } = await pageAt(`/hi${path}?outcome=late`);
    expect(languagesOn(page)).toEqual([
      ['English', path, 'en'],
      ['हिन्दी', undefined, undefined],
      ['मराठी', `/mr${path}`, 'mr'],
    ]);
    const [, , marathiLink] = languagesOn((await pageAt('/request/x')).page);
    expect(marathiLink?.slice(0, 1)).toEqual(['मराठी']);
    const marathi = await pageAt(marathiLink?.[1] ?? '');
    expect(marathi.response.status).toBe(404);
    expect(marathi.page.one('html').attribs['lang']).toBe('mr');
    expect(marathi.page.select('main a[href="/mr/contact"]')).toHaveLength(1);
  });

  it('the private page loads no typeface through an inline style, since Chromium would send the address with the request', async () => {
    const { page } = await pageAt(await send('hi'));
    expect(page.select('style').map(textOf).join()).not.toContain('/_astro/');
    const files = page.select('link[rel="stylesheet"]').map(({ attribs }) => attribs['href'] ?? '');
    const styles = await Promise.all(
      files.map(async (file) => (await fetch(context.site.url + file)).text()),
    );
    expect(styles.join()).toContain('src:url("/_astro/fonts/');
  });

  it('the private page is found even if a full stop was copied along with its address', async () => {
    const path = await send('mr');
    for (const suffix of ['.', '%E0%A5%A4', ')']) {
      const { response } = await pageAt(path + suffix);
      expect([response.status, response.headers.get('location')]).toEqual([302, path]);
    }
    const { page } = await pageAt(path.slice(0, -1));
    expect(page.select('main a[href="/mr/contact"]')).toHaveLength(1);
  });

  it('the private page is not cached and does not pass its address on, whatever is answered there', async () => {
    const address = context.site.url + (await send());
    const post = (type: string, body: string) =>
      fetch(address, { method: 'POST', headers: { 'content-type': type }, body });
    const form = 'application/x-www-form-urlencoded';
    const responses = [
      await fetch(`${address}/`, { redirect: 'manual' }),
      await post(form, `answer=${'x'.repeat(70_000)}`),
      await post('text/csv', 'answer'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([301, 413, 415]);
    for (const { headers } of responses) {
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('the private page leaves no trace of its address in the log', async () => {
    const path = await send();
    const token = path.split('/').at(-1) ?? '';
    const linesBefore = context.site.log.length;
    await pageAt(path);
    await pageAt(path.replace('/r', '/%72'));
    await pageAt(path.toUpperCase().replace(token.toUpperCase(), token));
    await fetch(`${context.site.url}${path}/visit.ics`);
    await fetch(`${context.site.url}${path}/`);
    const typos = ['/request%2F', '/hi%2Frequest/', '/requests/', '/', '/en/request/', '/request.'];
    for (const path of typos) await fetch(context.site.url + path + token);
    await fetch(`${context.site.url}/%72equest/${token}/x`);
    await fetch(`${context.site.url}/requests/${token}`, { method: 'POST' });
    await fetch(`${context.site.url}/request//${token}`);
    await context.answer(path, 'cancelled', '');
    const lines = () =>
      context.site.log.slice(linesBefore).filter((line) => /equest\/…/i.test(line));
    await expect.poll(() => lines().length).toBeGreaterThanOrEqual(7);
    expect(context.site.log.join('\n')).not.toContain(token);
  });
}
