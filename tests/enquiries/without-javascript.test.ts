import { DomUtils } from 'htmlparser2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeFormService } from '../support/services/form-service.ts';
import { expectServerErrors } from '../support/site/server-errors.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, type PostedEnquiry, post, postForm } from '../support/site/visitor.ts';
import { textOf, WebPage } from '../support/site/web-page.ts';

expectServerErrors(/"msg":"enquiries are being refused"/);

describe('a form without JavaScript', () => {
  let service: FakeFormService;
  let site: InProcessSite;
  beforeAll(async () => {
    service = await FakeFormService.create();
    site = await startInProcess(service.environment, {}, { pages: true });
  });
  beforeEach(() => service.reset());
  afterAll(async () => {
    await site.close();
    await service.close();
  });

  const pageOf = async (response: Response) => new WebPage(response.url, await response.text());
  const fieldsOn = (page: WebPage) => {
    const fieldValue = (id: string) => {
      const field = page.one(id);
      return field.attribs['value'] ?? DomUtils.textContent(field);
    };
    return {
      id: fieldValue('#contact-id'),
      name: fieldValue('#contact-name'),
      email: fieldValue('#contact-email'),
      phone: fieldValue('#contact-phone'),
      message: fieldValue('#contact-message'),
    } satisfies PostedEnquiry;
  };

  it('leads to the private page, which says that the message was received, as often as it is loaded', async () => {
    const { id: _, ...fields } = anEnquiry({ message: 'one\r\ntwo' });
    const response = await postForm(site.url, fields);
    expect(service.emails[0]?.['message']).toBe('one\ntwo');
    expect(response.status).toBe(303);
    const address = response.headers.get('location') ?? '';
    expect(address).toMatch(/^\/request\/[\w-]+\?outcome=received$/);
    for (let times = 0; times < 2; times += 1) {
      const page = await pageOf(await fetch(site.url + address));
      expect(textOf(page.one('[role=status]'))).toContain('Message received!');
    }
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('leads to the contact page if another form has already sent the same words', async () => {
    const { id: _, ...fields } = anEnquiry();
    await postForm(site.url, fields);
    const repeat = await postForm(site.url, fields);
    expect([repeat.status, repeat.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const page = await pageOf(repeat);
    expect(textOf(page.one('#form-status'))).toContain('Message received!');
    expect(fieldsOn(page).name).toBe('');
    expect(service.emails).toHaveLength(1);
    for (const address of ['/contact?sent=yes', '/contact?sent=urgent', '/contact?received=yes']) {
      const openedPage = await pageOf(await fetch(site.url + address));
      expect(textOf(openedPage.one('#form-status')), 'nobody has sent anything').toBe('');
    }
  });

  it('leads back to its own page if it is refused, with the entered text, marked fields and the status of the error', async () => {
    const typedFields = anEnquiry({ email: 'asha', message: '<b>"दिल"</b>\n🫀' });
    for (const path of ['/', '/contact?package=basic', '/hi', '/mr/contact', '']) {
      const [, language = 'en'] = /^\/(hi|mr)/.exec(path) ?? [];
      const headers = path === '' ? {} : { referer: site.url + path };
      const refusal = await postForm(site.url, { ...typedFields, language } as never, headers);
      expect([path, refusal.status]).toEqual([path, 422]);
      expect(refusal.headers.get('cache-control')).toBe('no-store');
      const page = await pageOf(refusal);
      expect(fieldsOn(page)).toEqual(typedFields);
      expect(page.one('html').attribs['lang']).toMatch(language);
      expect(page.one('#contact-email').attribs['aria-invalid']).toBe('true');
      expect(page.one('#form').attribs).toHaveProperty(
        path === '/' || path === '/hi' ? 'open' : 'id',
      );
      if (language !== 'en') continue;
      const problems = textOf(page.one('#form-problems'));
      expect(problems).toContain('Failed to send message. Please try again later.');
    }
    const contactPage = await pageOf(await fetch(`${site.url}/contact`));
    expect(fieldsOn(contactPage).name, 'nobody else sees it').toBe('');
  });

  it('keeps the entered text and its id when the service fails, so that a second try is the same enquiry', async () => {
    const { id: _, ...fields } = anEnquiry();
    service.behaviour = 'false';
    const refusal = await postForm(site.url, fields);
    expect(refusal.status).toBe(502);
    const typedFields = fieldsOn(await pageOf(refusal));
    expect(typedFields).toMatchObject(fields);
    service.behaviour = 'success';
    expect((await postForm(site.url, { ...typedFields, phone: '3' })).status).toBe(303);
    expect(service.emails.map(({ phone }) => phone)).toEqual(['3']);
  });

  it('keeps the entered text if too many enquiries came from its address', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.2' };
    for (let count = 0; count < 30; count += 1) await post(site.url, { email: 'a' }, headers);
    const typedFields = anEnquiry();
    const refusal = await postForm(site.url, typedFields, headers);
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(fieldsOn(await pageOf(refusal))).toEqual(typedFields);
    const largeRefusal = await postForm(
      site.url,
      anEnquiry({ message: 'x'.repeat(66_000) }),
      headers,
    );
    expect(largeRefusal.status).toBe(429);
  });

  it('sends nothing from a preview', async () => {
    const { status } = await postForm(site.url, { ...anEnquiry(), preview: 'yes' } as never);
    expect(status).toBe(403);
    expect((await post(site.url, { ...anEnquiry(), preview: 'yes' })).status).toBe(403);
    expect(service.calls).toEqual([]);
  });
});
