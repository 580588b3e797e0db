import { describe, expect, it } from 'vitest';
import { previewLink, previewPage } from '../../../shared/desk/content.ts';
import { addMark, fieldName, marksIn } from '../../../shared/marks.ts';
import { markPattern, removePreviewMarks } from '../../../shared/remove-preview-marks.ts';
import { home, town, useContentDesk } from './content-desk.ts';

/** Removes all that may differ between the frame and a shared preview: marks, field names, island ids and comments. */
function withoutMarks(html: string): string {
  return removePreviewMarks(html)
    .replaceAll('<!-- -->', '')
    .replace(/ data-field="[^"]*"/g, '')
    .replace(/&quot;field&quot;:\[0,&quot;[^&]*&quot;\],/g, '')
    .replace(/(<astro-island) uid="[^"]*"/g, '$1');
}

describe('the preview of the site', () => {
  const desk = useContentDesk('SQLite');
  const lead = 'Hearts, calmly and in time.';
  const article = 'en/articles/salt-and-your-heart.md';

  /** The HTML of a page outside the desk. */
  const pageAt = async (path: string) => (await fetch(desk.site.url + path)).text();

  /** The HTML of a page in the preview frame of the desk. */
  const pageInFrame = async (path: string): Promise<string> =>
    (await desk.doctor.get(`/content/preview${path}`)).body;

  /** Creates a preview link, and returns its path. */
  async function previewPath(): Promise<string> {
    return new URL(previewLink.parse((await desk.doctor.post('/content/previews')).body).link)
      .pathname;
  }

  /** For each text of a page in the preview frame, the fields that it leads to. */
  async function fieldsOn(path: string): Promise<Map<string, string[]>> {
    const texts = (await pageInFrame(path)).replace(/^.*<body/s, '').split(/<[^>]*>/);
    return new Map(
      texts.map((text) => [
        removePreviewMarks(text).trim(),
        marksIn(text).map(({ field }) => fieldName(field)),
      ]),
    );
  }

  it('shows all valid drafts on the real pages to anyone with the link', async () => {
    const { doctor, site } = desk;
    const file = await desk.draft(home, '/hero/lead', lead);
    const draftWithMistake = await desk.draft(town, '/region', 'Karnataka');
    expect((await desk.reception.post('/content/previews')).status).toBe(403);
    const unknownPreview = await fetch(`${site.url}/preview/${'x'.repeat(43)}`);
    expect(unknownPreview.status).toBe(404);
    expect(await unknownPreview.text()).toContain('Ask whoever sent you the link.');
    const pathname = await previewPath();
    const token = pathname.split('/')[2] ?? '';

    const previewResponse = await fetch(site.url + pathname);
    const page = await previewResponse.text();
    expect(page).toContain(lead);
    expect(page).toContain('This is a preview.');
    expect(
      page,
      'Chromium would send the secret address as the referrer of these fonts',
    ).not.toMatch(/<style>[^<]*\/_astro\/fonts\//);
    expect(page).toContain(`href="${pathname}/contact`);
    expect(page).not.toMatch(/ href="\/contact/);
    expect(Object.fromEntries(previewResponse.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("worker-src 'none'"),
    });
    expect(await pageAt(`${pathname}/contact`)).toContain('a preview');
    expect((await fetch(`${site.url}${pathname}/blog`)).status).toBe(200);
    for (const path of [
      '/nowhere',
      '/desk',
      '/robots.txt',
      `/request/${token}`,
      '//',
      '/blog/%zz',
    ]) {
      expect((await fetch(site.url + pathname + path)).status, path).toBe(404);
    }
    expect(await pageAt('/')).not.toMatch(/a preview|in time/);

    const frameResponse = await doctor.get('/content/preview/');
    expect(frameResponse.body).toContain(lead);
    const policies = [frameResponse, previewResponse].map(({ headers }) =>
      headers.get('content-security-policy'),
    );
    expect(policies[0]).toContain("frame-ancestors 'self'");
    // The script of the reviews is another company's: it could read whatever the desk can.
    expect(policies.join()).not.toContain('widget.example');
    expect((await fetch(`${site.url}/api/desk/content/preview/`)).status).toBe(401);

    const { skipped } = previewPage.parse((await doctor.get('/content/preview-page')).body);
    const message = 'use a code such as IN-MP';
    expect(skipped).toMatchObject([{ path: town, pointer: '/region', message }]);
    expect((await desk.discard(draftWithMistake)).status).toBe(200);
    await desk.publishAndGetNumber(file);
    await desk.draft(home, '/hero/lead', 'Another sentence.');
    expect(await pageAt(pathname)).toContain('Another sentence.');
    expect(site.log.join('\n')).not.toContain(token);
  });

  it('leads from texts in the frame of the desk to their fields, even from texts generated from facts', async () => {
    const fieldsOnHome = await fieldsOn('/');
    expect(fieldsOnHome.get('More of her')).toEqual([`${home}#/about/button`]);
    expect(fieldsOnHome.get('+91 821 555 0147')).toEqual(['contact.yaml#/contact/phone']);
    expect(fieldsOnHome.get('Mon–Fri 8AM–12PM, 2:30PM–5PM')).toEqual(['hours.yaml#/openingHours']);
    expect((await fieldsOn('/offers')).get('₹2,800')).toEqual(['en/packages.yaml#/1/price']);
    const { pathname } = new URL('/blog/salt-and-your-heart', desk.site.url);
    expect((await fieldsOn(pathname)).get('Salt and your heart')).toEqual([`${article}#/title`]);
    expect(await pageInFrame(pathname)).toContain(`data-field="${article}#/text"`);
    expect(await pageInFrame(pathname)).toContain(`data-field="${article}#/image"`);
  });

  it('leads from closed days and notices to their fields too', async () => {
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await desk.draftText('days.yaml', `- { day: ${inTwoDays} }\n`);
    const notice = `{ id: lift, from: 2026-01-01T00:00, until: ${inTwoDays}T00:00, text: { en: No lift. } }`;
    await desk.draftText('notices.yaml', `- ${notice}\n`);
    const fields = await fieldsOn('/contact');
    expect(fields.get('No lift.')).toEqual(['notices.yaml#/0/text/en']);
    expect([...fields.values()]).toContainEqual(['days.yaml#']);
  });

  it('has a page for an article that is new, scheduled or hidden', async () => {
    const articles = { begun: '', 'to-come': 'date: 2098-01-01T09:30', off: 'hidden: true' };
    for (const [name, line] of Object.entries(articles)) {
      const date = line.startsWith('date') ? '' : 'date: 2026-01-01\n';
      const text = `---\ntitle: This is ${name}\n${date}${line}\n---\n\nIt is not public.\n`;
      await desk.draftText(`en/articles/${name}.md`, text);
    }
    for (const name of Object.keys(articles)) {
      expect((await fieldsOn(`/blog/${name}`)).get(`This is ${name}`), name).toEqual([
        `en/articles/${name}.md#/title`,
      ]);
      expect(await pageAt(`/blog/${name}`)).not.toContain('It is not public.');
    }
  });

  it('marks each text with its field in the frame of the desk, changes nothing else there, and adds no marks to pages that others see', async () => {
    const forgedText = addMark('Ring us.', { path: 'clinic.yaml', pointer: '/contact/phone' });
    await desk.draft(home, '/hero/lead', `<img src=x onerror="alert(1)"> ${forgedText}`);
    const entries = [...(await fieldsOn('/'))];
    const [, hostileFields] = entries.find(([text]) => text.endsWith('Ring us.')) ?? [];
    expect(hostileFields).toEqual([`${home}#/hero/lead`]);
    const link = await previewPath();
    for (const path of [
      '/',
      '/contact?package=full-look',
      '/offers',
      '/blog',
      '/locations/mandya',
      '/blog/salt-and-your-heart',
    ]) {
      const withMarks = await pageInFrame(path);
      const sharedPage = await pageAt(link + path);
      expect(withMarks, path).toMatch(markPattern);
      expect(withMarks.replace(/<astro-island[^>]*>/g, ''), path).not.toMatch(
        /<[^>]*(?:[\u200B-\u200D\uFEFF]{8}|(?:%E2%80%8[BCD]){8})/,
      );
      expect(withMarks.slice(0, withMarks.indexOf('<body')), path).not.toMatch(markPattern);
      for (const page of [sharedPage, await pageAt(path)]) {
        expect(page, path).not.toMatch(markPattern);
        expect(page, path).not.toContain('data-field');
        expect(page, path).not.toContain('<img src=x');
      }
      expect(withoutMarks(withMarks).replaceAll('/api/desk/content/preview', link), path).toBe(
        withoutMarks(sharedPage),
      );
    }
  });

  it.each([
    ['en/packages.yaml', '/1/description', '/offers'],
    [town, '/name', '/locations/mandya'],
    ['en/pages/contact.yaml', '/heading', '/contact'],
    ['clinic.yaml', '/doctor/name', '/'],
    ['en/services.yaml', '/1/icon', '/'],
  ])('the desk says on which page a field is shown: %s%s on %s', async (path, pointer, page) => {
    const query = new URLSearchParams({ path, pointer });
    const { body } = await desk.doctor.get(`/content/preview-page?${query}`);
    expect(previewPage.parse(body).page).toBe(page);
  });
});
