import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { postForm } from '../support/site/visitor.ts';
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
const links = (page: WebPage) => page.select('a[data-half-day]');
const messageOn = (page: WebPage) => textOf(page.one('textarea[name=message]'));

describe('a half day on the contact page, without scripts', () => {
  it('is one of the next six, and writes its sentence into the message', async () => {
    const page = await contact();
    expect(links(page)).toHaveLength(6);
    expect(messageOn(page)).toBe('');
    for (const { attribs } of links(page)) {
      const chosen = await contact(attribs['href']?.replace(/^\/contact|#.*$/g, ''));
      expect(messageOn(chosen)).toBe(attribs['data-half-day']);
      expect(messageOn(chosen)).toMatch(
        /^I would like to come on \w+day, \d{1,2} \w+, in the (morning|afternoon)\.$/,
      );
    }
  });

  it('is written below the requested package', async () => {
    const page = await contact('?package=complete');
    const [first] = links(page);
    const chosen = await contact(first?.attribs['href']?.replace(/^\/contact|#.*$/g, ''));
    expect(messageOn(chosen)).toBe(`${messageOn(page)} ${first?.attribs['data-half-day']}`);
  });

  it.each(['2020-01-01-morning', 'x', '%00', '2026-13-45-morning', '<script>'])(
    'that is not offered writes nothing: %s',
    async (when) => {
      expect(messageOn(await contact(`?when=${when}`))).toBe('');
    },
  );

  it('is written below what was typed before a message was refused', async () => {
    const refused = await postForm(site.url, { name: 'Asha', message: 'My father is breathless.' });
    const [cookie = ''] = refused.headers.getSetCookie();
    const [link] = links(await contact('', { cookie }));
    const page = await contact(link?.attribs['href']?.replace(/^\/contact|#.*$/g, ''), { cookie });
    expect(messageOn(page)).toBe(`My father is breathless. ${link?.attribs['data-half-day']}`);
  });
});
