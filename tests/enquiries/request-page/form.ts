import { expect, it } from 'vitest';
import { anEnquiry, post, postForm } from '../../support/site/visitor.ts';
import { textOf, WebPage } from '../../support/site/web-page.ts';
import { sent, type UsedRequestPage } from './used-page.ts';

/** What the contact form says of the request. */
export function formTests(used: UsedRequestPage): void {
  const { pageAt } = used;

  it('promises an answer by email, not a call, if the number cannot be right', async () => {
    for (const phone of ['98765', 'not now', '९८२६०१२३४', sent.phone]) {
      const { body } = await post(used.site.url, anEnquiry({ phone }));
      const isByMail = phone !== sent.phone;
      expect([phone, body.isByMail]).toEqual([phone, isByMail]);
      const main = textOf((await pageAt(body.request ?? '')).page.one('main'));
      expect(main.includes('we will answer by email'), phone).toBe(isByMail);
    }
  });

  it('lists mistakes on the form’s own page in its language, in place of the browser’s messages', async () => {
    const refused = { ...anEnquiry({ name: ' ' }), language: 'hi' };
    const answer = await postForm(used.site.url, refused);
    const page = new WebPage('/hi/contact', await answer.text());
    expect(page.select('form[action^="/api/enquiries"][novalidate]')).toHaveLength(1);
    expect(textOf(page.one('#form-problems'))).toContain('कृपया अपना पूरा नाम लिखें');
  });
}
