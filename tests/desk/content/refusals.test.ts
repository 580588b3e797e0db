import { describe, expect, it } from 'vitest';
import { contentConflict, publishedResponse, savedFile } from '../../../shared/desk/content.ts';
import { contentRequests, expectResponse, home, packages, useContentDesk } from './content-desk.ts';

const salt = 'en/articles/salt-and-your-heart.md';
const front = '---\ntitle: Salt and your heart\ndate: 2024-01-14\n---\n\n';
const frenchNotice =
  '- { id: a, from: 2099-01-01T00:00, until: 2099-01-02T00:00, text: { fr: Closed } }\n';

describe('the desk', () => {
  const desk = useContentDesk('SQLite');
  const { fileOf, save, draft, draftText, publish, undo, discard } = desk;

  it('lets reception read and change no files but notices and days', async () => {
    const reception = contentRequests(() => desk.reception);
    const { version, text } = await fileOf(packages);
    const file = { path: packages, text, version };
    const attempts = [
      desk.reception.get('/content'),
      desk.reception.get('/content/file?file=packages.yaml'),
      desk.reception.get('/content/publications'),
      desk.reception.get('/content/picture?path=images/salt.svg'),
      ...['preview', 'preview/offers', `preview-page?path=${packages}`].map((path) =>
        desk.reception.get(`/content/${path}`),
      ),
      reception.save(packages, text, version),
      reception.publish({ path: packages, version }),
      desk.reception.post('/content/publications', { files: [file] }),
      desk.reception.post('/content/kept', { path: packages }),
      desk.reception.post('/content/translated', { path: packages, pointer: '/0/title' }),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(403);
    expect((await desk.reception.get('/content/file?file=days.yaml')).status).toBe(200);
  });

  it.each([
    ['a path that leads out of the folder', '../clinic.yaml', 422],
    ['a path from the root', '/etc/passwd.yaml', 422],
    ['a file that nothing reads', 'en/pages/other.yaml', 404],
    ['a language that the site does not have', 'hi/site.yaml', 404],
    ['a language called __proto__', '__proto__/site.yaml', 404],
  ])('refuses %s', async (_, path, status) => {
    expect((await save(path, 'a: b\n', 'none')).status).toBe(status);
    const body = { files: [{ path, text: 'a: b\n', version: 'none' }] };
    expect((await desk.doctor.post('/content/publications', body)).status).toBe(status);
  });

  /**
   * Expects the publication of these texts together to be refused because of each of them; returns the mistakes.
   * @param check called while they are drafts
   */
  async function expectRefusal(texts: Record<string, string>, check = async () => {}) {
    const files = [];
    for (const [path, text] of Object.entries(texts)) files.push(await draftText(path, text));
    const htmlBefore = await desk.site.text('/');
    const { mistakes = [] } = await expectResponse(contentConflict, publish(...files), 422);
    expect(new Set(mistakes.map(({ path }) => path))).toEqual(new Set(Object.keys(texts)));
    expect(await desk.site.text('/')).toBe(htmlBefore);
    expect((await desk.doctor.get('/content')).status).toBe(200);
    await check();
    for (const file of files) await expectResponse(savedFile, discard(file));
    return mistakes;
  }

  it('refuses to publish hostile or broken YAML, but keeps it as drafts', async () => {
    const texts = {
      [home]: `a: &a [x, x]\nb: &b [${'*a, '.repeat(200)}]\nc: [${'*b, '.repeat(200)}]\n`,
      'en/pages/about.yaml': '['.repeat(9_000),
      'en/pages/contact.yaml': 'heading: &a [*a]\n',
      'en/pages/offers.yaml': 'a: b: c\n',
      'en/pages/privacy.yaml': '__proto__:\n  heading: A\n',
      'en/pages/testimonials.yaml': '',
      'en/pages/costs.yaml': '- a\n',
      'en/pages/blog.yaml': '<script>alert(1)</script>\n',
    };
    await expectRefusal(texts, async () => {
      for (const [path, text] of Object.entries(texts)) {
        const file = await fileOf(path);
        expect(file.text).toBe(text);
        expect(file.mistakes, path).not.toEqual([]);
      }
      for (const path of ['/content/search?search=heart', '/content/needs-attention']) {
        expect((await desk.doctor.get(path)).status, path).toBe(200);
      }
    });
  });

  it('refuses to publish texts that would take long to parse', async () => {
    await expectRefusal({
      [home]: `heading: a: ${' '.repeat(90_000)}b\n`,
      'en/pages/about.yaml': `heading: ${'&a '.repeat(9_000)}`,
    });
    await expectRefusal({
      [salt]: `${front}${'>'.repeat(90_000)}\n`,
      'en/articles/lists.md': `${front}${'- '.repeat(45_000)}a\n`,
      'en/articles/table.md': `${front}|${'a|'.repeat(900)}\n|${'-|'.repeat(900)}\n${'|a\n'.repeat(20_000)}`,
    });
    await expectRefusal({ 'days.yaml': '- { day: 2026-12-03, to: 9999-12-31 }\n' });
  });

  it.each([
    ['a day that no calendar has', 'days.yaml', '- day: 2099-02-30\n', '/0/day'],
    ['a word instead of the list of days', 'days.yaml', 'tomorrow\n', ''],
    [
      'a notice in a language that the site does not have',
      'notices.yaml',
      frenchNotice,
      '/0/text/fr',
    ],
  ])('refuses to publish %s, and names the field', async (_, path, text, pointer) => {
    expect(await expectRefusal({ [path]: text })).toEqual([
      expect.objectContaining({ path, pointer }),
    ]);
  });

  it.each([
    ['a marker that Astro itself uses', '`__ASTRO_IMAGE_="x"`', '__ASTRO_IMAGE_'],
    ['90,000 empty lines', `a${'\n'.repeat(90_000)}b`, '<p>a</p>'],
  ])('publishes a text with %s', async (_, body, expected) => {
    const file = await draftText(salt, `${front}${body}\n`);
    const preview = await desk.doctor.get('/content/preview/blog/salt-and-your-heart');
    expect(preview.body).toContain(expected);
    const { number } = await expectResponse(publishedResponse, publish(file));
    expect(await desk.site.text('/blog/salt-and-your-heart')).toContain(expected);
    await expectResponse(publishedResponse, undo(number));
  });

  it.each([
    ['an unknown field', 'clinic.yaml', '/__proto__', { sample: true }],
    ['a control character', home, '/hero/lead', 'A\u0000 word'],
    ['a lone surrogate', home, '/hero/lead', 'Half \ud83d'],
  ])('refuses to publish %s, and names the field', async (_, path, pointer, value) => {
    const file = await draft(path, pointer, value);
    const { mistakes } = await expectResponse(contentConflict, publish(file), 422);
    expect(mistakes).toEqual([expect.objectContaining({ path, pointer })]);
    await expectResponse(savedFile, discard(file));
  });

  it('refuses to publish articles with scripts, strange addresses or control characters', async () => {
    const bodies = [
      '## Text\n\n<script>alert(1)</script>\n',
      '[press](javascript:alert(1))\n',
      '![picture](https://evil.example/x.png)\n',
      '![picture](/api/desk/content/picture?path=images/x.svg)\n',
      'A word\u0007.\n',
    ];
    const texts = bodies.map((body, index) => [`en/articles/a${index}.md`, front + body]);
    await expectRefusal(Object.fromEntries(texts));
  });
});
