import { describe, expect, it } from 'vitest';
import { contentConflict, publishedResponse, savedFile } from '../../../shared/desk/content.ts';
import { contentRequests, expectResponse, home, packages, useContentDesk } from './content-desk.ts';

const salt = 'en/articles/salt-and-your-heart.md';
const front = '---\ntitle: Salt and your heart\ndate: 2024-01-14\n---\n\n';

describe('the desk', () => {
  const desk = useContentDesk('SQLite');
  const { fileOf, save, draft, draftText, publish, undo, discard } = desk;

  it('lets reception change nothing but notices and days', async () => {
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
    ['a language as a prototype', '__proto__/site.yaml', 404],
  ])('refuses %s', async (_, path, status) => {
    expect((await save(path, 'a: b\n', 'none')).status).toBe(status);
    const now = { files: [{ path, text: 'a: b\n', version: 'none' }] };
    expect((await desk.doctor.post('/content/publications', now)).status).toBe(status);
  });

  it.each([
    ['an alias bomb', `a: &a [x, x]\nb: &b [${'*a, '.repeat(200)}]\nc: [${'*b, '.repeat(200)}]\n`],
    ['nested brackets', '['.repeat(9_000)],
    ['a part of itself', 'heading: &a [*a]\n'],
    ['no YAML', 'a: b: c\n'],
    ['a prototype', '__proto__:\n  heading: A\n'],
    ['nothing', ''],
    ['a list', '- a\n'],
    ['markup', '<script>alert(1)</script>\n'],
  ])('refuses to publish %s, but keeps it as a draft', async (_, text) => {
    const before = await desk.site.text('/');
    const draftVersion = await draftText(home, text);
    const file = await fileOf(home);
    expect(file.text).toBe(text);
    expect(file.mistakes).not.toEqual([]);
    const { mistakes } = await expectResponse(contentConflict, publish(draftVersion), 422);
    expect(mistakes?.[0]?.path).toBe(home);
    expect(await desk.site.text('/')).toBe(before);
    for (const path of ['/content', '/content/search?search=heart', '/content/notes']) {
      expect((await desk.doctor.get(path)).status, path).toBe(200);
    }
    await expectResponse(savedFile, discard(draftVersion));
  });

  it.each([
    ['a line with a gap', home, `heading: a: ${' '.repeat(90_000)}b\n`],
    ['anchors', home, `heading: ${'&a '.repeat(9_000)}`],
    ['nested quotes', salt, `${front}${'>'.repeat(90_000)}\n`],
    ['nested lists', salt, `${front}${'- '.repeat(45_000)}a\n`],
    [
      'a wide table',
      salt,
      `${front}|${'a|'.repeat(900)}\n|${'-|'.repeat(900)}\n${'|a\n'.repeat(20_000)}`,
    ],
    ['days without an end', 'days.yaml', '- { day: 2026-12-03, to: 9999-12-31 }\n'],
  ])('refuses at once to publish %s', async (_, path, text) => {
    const file = await draftText(path, text);
    const { mistakes } = await expectResponse(contentConflict, publish(file), 422);
    expect(mistakes?.[0]?.path).toBe(path);
    expect((await desk.doctor.get('/content')).status).toBe(200);
    await expectResponse(savedFile, discard(file));
  });

  it.each([
    ['`__ASTRO_IMAGE_="x"`', '__ASTRO_IMAGE_'],
    [`a${'\n'.repeat(90_000)}b`, '<p>a</p>'],
  ])('publishes a text that looks like code of the site: %.30s', async (body, expected) => {
    const file = await draftText(salt, `${front}${body}\n`);
    const preview = await desk.doctor.get('/content/preview/blog/salt-and-your-heart');
    expect(preview.body).toContain(expected);
    const { number } = await expectResponse(publishedResponse, publish(file));
    expect(await desk.site.text('/blog/salt-and-your-heart')).toContain(expected);
    await expectResponse(publishedResponse, undo(number));
  });

  it.each([
    ['clinic.yaml', '/__proto__', { sample: true }],
    [home, '/hero/lead', 'A\u0000 word'],
    [home, '/hero/lead', 'Half \ud83d'],
  ])(
    'refuses to publish in %s at %s an unknown field, or invisible characters',
    async (path, pointer, value) => {
      const file = await draft(path, pointer, value);
      const { mistakes } = await expectResponse(contentConflict, publish(file), 422);
      expect(mistakes).toEqual([expect.objectContaining({ path, pointer })]);
      await expectResponse(savedFile, discard(file));
    },
  );

  it.each([
    '## Text\n\n<script>alert(1)</script>\n',
    '[press](javascript:alert(1))\n',
    '![picture](https://evil.example/x.png)\n',
    '![picture](/api/desk/content/picture?path=images/x.svg)\n',
    'A word\u0007.\n',
  ])('refuses to publish an article with %j', async (body) => {
    const path = salt;
    const { text } = await fileOf(path);
    const file = await draftText(path, `${text}\n${body}`);
    const { mistakes } = await expectResponse(contentConflict, publish(file), 422);
    expect(mistakes?.map((mistake) => mistake.path)).toContain(path);
    await expectResponse(savedFile, discard(file));
  });
});
