import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, postForm } from '../support/site/visitor.ts';
import { textOf, WebPage } from '../support/site/web-page.ts';

let site: InProcessSite;
beforeAll(async () => {
  site = await startInProcess({}, {}, { pages: true });
});
afterAll(() => site.close());

const contact = async (query = '', headers: HeadersInit = {}) => {
  const answer = await fetch(`${site.url}/contact${query}`, { headers });
  return new WebPage('/contact', await answer.text());
};
const boxes = (page: WebPage) => page.select('input[type=checkbox][name=half-day]');
const messageOn = (page: WebPage) => textOf(page.one('textarea[name=message]'));
const outcomeOf = async (posted: Record<string, string>) => {
  const sent = await postForm(site.url, posted);
  return contact('', { cookie: (sent.headers.getSetCookie()[0] ?? '').replace(/;.*/, '') });
};

describe('a half day on the contact page, without scripts', () => {
  it('is one of the next six, and belongs to the form, so that choosing it loses nothing', async () => {
    const page = await contact();
    expect(boxes(page)).toHaveLength(6);
    const form = page.one('form[action="/api/enquiries"]').attribs['id'];
    for (const { attribs } of boxes(page)) {
      expect(attribs['form']).toBe(form);
      expect(attribs['value']).toMatch(
        /^I would like to come on \w+day, \d{1,2} \w+, in the (morning|afternoon)\.$/,
      );
    }
  });

  it('is sent below the message, once', async () => {
    const wish = boxes(await contact())[0]?.attribs['value'] ?? '';
    const enquiry = anEnquiry();
    await postForm(site.url, { ...enquiry, 'half-day': wish } as typeof enquiry);
    const twice = anEnquiry({ message: `${wish} Thank you.` });
    await postForm(site.url, { ...twice, 'half-day': wish } as typeof twice);
    const messages = (await site.services.enquiries.inbox.list()).map(({ message }) => message);
    expect(messages).toContain(`${enquiry.message}\n${wish}`);
    expect(messages).toContain(twice.message);
  });

  it('in an address is written into the message, and below the requested package', async () => {
    const [first] = boxes(await contact());
    const when = first?.attribs['id']?.replace('half-day-', '');
    const page = await contact(`?package=complete&when=${when}`);
    expect(messageOn(page)).toMatch(new RegExp(`package\\. ${first?.attribs['value']}$`));
    expect(boxes(page).filter(({ attribs }) => 'checked' in attribs)).toHaveLength(1);
  });

  it.each(['2020-01-01-morning', 'x', '%00', '2026-13-45-morning', '<script>'])(
    'that is not offered writes nothing: %s',
    async (when) => {
      expect(messageOn(await contact(`?when=${when}`))).toBe('');
    },
  );

  it('is kept below what was typed when a message is refused', async () => {
    const wish = boxes(await contact())[0]?.attribs['value'] ?? '';
    const typed = { name: 'Asha', message: 'My father is breathless.', 'half-day': wish };
    expect(messageOn(await outcomeOf(typed))).toBe(`My father is breathless. ${wish}`);
  });
});
