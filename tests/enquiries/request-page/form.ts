import { expect, it } from 'vitest';
import { flashCookie } from '../../../shared/enquiry.ts';
import { anEnquiry, flashToken, post, postForm } from '../../support/site/visitor.ts';
import { textOf, WebPage } from '../../support/site/web-page.ts';
import { sent, type UsedRequestPage } from './used-page.ts';

/** What the contact form says of the request. */
export function formTests(used: UsedRequestPage): void {
  const { pageAt } = used;

  it('is linked from the line that remains after the form was sent without JavaScript', async () => {
    const redirect = await postForm(used.site.url, anEnquiry(sent));
    const headers = { cookie: `${flashCookie}=${flashToken(redirect)}` };
    const contact = await fetch(`${used.site.url}/contact`, { headers });
    const page = new WebPage('/contact', await contact.text());
    expect(textOf(page.one('[role=status]#form-status'))).toContain('Message received!');
    expect(page.words).toContain('where you can see what happens with it');
    const [link] = page.select('form a[href^="/request/"]');
    expect((await pageAt(link?.attribs['href'] ?? '')).response.status).toBe(200);
  });

  it('leaves an empty form once the request was withdrawn or deleted, and where something else is booked', async () => {
    const statusAt = async (path: string, cookie: string) => {
      const answer = await fetch(used.site.url + path, { headers: { cookie } });
      return textOf(new WebPage('/contact', await answer.text()).one('#form-status'));
    };
    for (const end of ['withdrawn', 'deleted'] as const) {
      const redirect = await postForm(used.site.url, anEnquiry(sent));
      const cookie = `${flashCookie}=${flashToken(redirect)}`;
      expect(await statusAt('/contact', cookie)).toContain('Message received!');
      expect(await statusAt('/contact?package=basic', cookie)).toBe('');
      const { database } = used.site.services;
      if (end === 'deleted') await database.deleteFrom('enquiries').execute();
      else await database.updateTable('requests').set({ state: 'cancelled' }).execute();
      expect([end, await statusAt('/contact', cookie)]).toEqual([end, '']);
    }
  });

  it('promises an answer by email, not a call, if the number cannot be right', async () => {
    for (const phone of ['98765', 'not now', '९८२६०१२३४', sent.phone]) {
      const { body } = await post(used.site.url, anEnquiry({ phone }));
      const isByMail = phone !== sent.phone;
      expect([phone, body.isByMail]).toEqual([phone, isByMail]);
      const main = textOf((await pageAt(body.request ?? '')).page.one('main'));
      expect(main.includes('we will answer by email'), phone).toBe(isByMail);
    }
    // Of a green tick and of the number the number is read first, but never before the ambulance.
    const orders = [
      { message: 'Which day?', order: ['We will answer by email by ', 'Message received!'] },
      {
        message: 'Chest pain since this morning',
        order: ['Your message has words of an emergency', 'We will answer by email by '],
      },
    ];
    for (const { message, order } of orders) {
      const redirect = await postForm(used.site.url, anEnquiry({ phone: '98765', message }));
      const headers = { cookie: `${flashCookie}=${flashToken(redirect)}` };
      const contact = await (await fetch(`${used.site.url}/contact`, { headers })).text();
      const { words } = new WebPage('/contact', contact);
      const [first = -1, second = -1] = order.map((text) => words.indexOf(text));
      expect(first, message).toBeGreaterThan(0);
      expect(second, message).toBeGreaterThan(first);
      expect(words).not.toContain('We will call the number');
    }
  });

  it('lists mistakes on the form’s own page in its language, in place of the browser’s messages', async () => {
    const refused = { ...anEnquiry({ name: ' ' }), language: 'hi' };
    const redirect = await postForm(used.site.url, refused);
    const headers = { cookie: `${flashCookie}=${flashToken(redirect)}` };
    const answer = await fetch(`${used.site.url}/hi/contact`, { headers });
    const page = new WebPage('/hi/contact', await answer.text());
    expect(page.select('form[action="/api/enquiries"][novalidate]')).toHaveLength(1);
    expect(textOf(page.one('#form-problems'))).toContain('कृपया अपना पूरा नाम लिखें');
    expect(textOf(page.one('#form-status'))).not.toContain('बाद में');
  });
}
