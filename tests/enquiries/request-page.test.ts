import { describe, expect, it } from 'vitest';
import { sampleClinic } from '../support/content/sample-clinic.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { textOf } from '../support/site/web-page.ts';
import { addressTests } from './request-page/address.ts';
import { answerTests } from './request-page/answers.ts';
import { contactTests } from './request-page/contact.ts';
import { patient, useRequestPage } from './request-page/page-context.ts';

describe('private pages of requests', () => {
  const context = useRequestPage();
  const { send, pageAt } = context;

  it('the private page is in the language of the form, small, private, and complete without scripts', async () => {
    const path = await send('hi');
    const { response, page } = await pageAt(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.one('html').attribs['lang']).toBe('hi');
    expect(page.meta('robots').join()).toContain('noindex');
    expect(textOf(page.one('h1'))).toBe('आपका मैसेज हमें मिल गया');
    expect(page.select('ol > li')).toHaveLength(4);
    const calls = page.select('main a.button[href^="tel:"]').map(({ attribs }) => attribs['href']);
    expect(calls).toEqual(['tel:108', `tel:${sampleClinic.contact.phone}`]);
    expect(page.select('main picture')).toHaveLength(2);
    expect(textOf(page.one('footer')).at(-1), 'the footer ends with a sentence').toMatch(/[.।]/);
    const main = textOf(page.one('main'));
    expect(main).toContain('तक जवाब देंगे');
    expect(main.indexOf('108 पर फ़ोन करें')).toBeLessThan(main.indexOf('आपका मैसेज हमें मिल गया'));
    const shareLink = page.one('main a[href^="https://wa.me/?"]').attribs;
    const sharedText = new URL(shareLink['href'] ?? '').searchParams.get('text') ?? '';
    expect(sharedText.split('\n').at(-1)).toBe(sampleClinic.siteUrl + path);
    expect(shareLink['rel']).toContain('noreferrer');
    expect(page.select('script, link[rel=preload]')).toEqual([]);
    for (const personal of Object.values(patient)) expect(page.html).not.toContain(personal);
    expect(await context.weightOf(page, response), 'with its typefaces').toBeLessThan(30 * 1_024);
  });

  it('the private page names the half day that was chosen in the form', async () => {
    const day = new Date(Date.now() + 3 * 86_400_000);
    const weekday = day.toLocaleDateString('hi-IN', { weekday: 'short', timeZone: 'UTC' });
    const sentence = 'The sentence of the half day.';
    const halfDay = `${day.toISOString().slice(0, 10)}-afternoon ${sentence}`;
    const choices = { language: 'hi', 'half-day': halfDay };
    const { body } = await post(context.site.url, { ...anEnquiry(patient), ...choices });
    const main = await context.textAt(body.request ?? '');
    expect(main).toContain(`आपने ये समय चुने: ${weekday}`);
    expect(main).toContain('दोपहर के बाद');
    expect(main).not.toContain(sentence);
  });

  answerTests(context);
  addressTests(context);
  contactTests(context);
});
