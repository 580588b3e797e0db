import { afterAll, beforeAll, expect, it } from 'vitest';
import { callLink, readYaml } from '../support/content/sample-clinic.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, postForm } from '../support/site/visitor.ts';
import { textOf, WebPage } from '../support/site/web-page.ts';

let site: InProcessSite;
beforeAll(async () => {
  site = await startInProcess({}, {}, { pages: true });
});
afterAll(() => site.close());

it.each([
  ['en', '/contact'],
  ['hi', '/hi/contact'],
  ['mr', '/mr/contact'],
])(
  'if a form in %s is too large, the response says where the entered text still is, and gives the phone number',
  async (language, path) => {
    const endless = anEnquiry({ message: 'x'.repeat(70_000) });
    const response = await postForm(site.url, endless, { referer: `${site.url}${path}` });
    expect(response.status).toBe(413);
    const page = new WebPage(path, await response.text());
    const { form } = readYaml<{ form: Record<'typed' | 'failures', Record<string, string>> }>(
      `${language}/site.yaml`,
    );
    const status = textOf(page.one('#form-status'));
    expect(status.indexOf(form.failures['failed'] ?? '-'), 'begins as every refusal').toBe(0);
    expect(status).toContain(form.failures['too-large']);
    expect(status).toContain(form.typed['back']);
    expect(status).not.toContain(form.typed['here']);
    const calls = page.select('#form-status a').map(({ attribs }) => attribs['href']);
    expect(calls.toSorted()).toEqual([callLink, 'tel:108']);
  },
);
