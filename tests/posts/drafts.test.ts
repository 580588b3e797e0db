import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/database/index.ts';
import { createPost, saveDraft } from '../../server/posts/write/drafts.ts';
import { createPreview } from '../../server/posts/write/previews.ts';
import { publishPost } from '../../server/posts/write/publishing.ts';
import { type EditingOptions, readPost } from '../../server/posts/write/stored-post.ts';
import { linkPosts } from '../../server/posts/write/translations.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { textOf, WebPage } from '../support/site/web-page.ts';
import { freshSqlite } from '../support/temporary.ts';
import { testBarePost } from './bare-post.ts';

const actor = 'Arun Deshmukh';
const hostile =
  '<script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">x</a>';
const written = {
  title: 'Walking in the rain',
  slug: 'walking',
  excerpt: 'Take an umbrella.',
  image: null,
  html: '<p>Walk on.</p>',
  document: null,
  language: 'en',
  featured: false,
};

let server: InProcessSite;
let database: Database;
let options: EditingOptions;
beforeAll(async () => {
  const DATABASE_URL = freshSqlite();
  database = await openDatabase(DATABASE_URL);
  const bare = { title: null, excerpt: null, content: null, created_at: null };
  const row = { ...bare, slug: 'bare', language: 'hi', published: true };
  await database.insertInto('blogs').values(row).execute();
  server = await startInProcess(
    { DATABASE_URL, LOG_LEVEL: 'info' },
    { changesInterval: 50 },
    { pages: true },
  );
  options = {
    database,
    siteUrl: 'https://clinic.example',
    languages: ['en', 'hi', 'mr'],
    clinic: server.services.config.clinic,
  };
});
afterAll(async () => {
  await server.close();
  await database.destroy();
});

let requests = 0;

/** A post as it would be written at the desk of another server. */
async function write(fields: Partial<typeof written>, before?: number): Promise<number> {
  requests += 1;
  const requestId = `00000000-0000-4000-8000-${String(requests).padStart(12, '0')}`;
  const id = before ?? (await createPost(options, { requestId, language: 'en', actor }));
  await saveDraft(options, { id, version: null, actor }, { ...written, ...fields });
  return id;
}
const publish = (id: number) => publishPost(options, { id, version: null, actor });
const previewOf = async (id: number) => new URL((await createPreview(options, id)).link).pathname;
const visit = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' });
/** That of a page which waits a moment for the post; on a busy machine it is shown without, with 200. */
const statusOf = async (path: string) => (await visit(path)).status;
async function pageAt(path: string) {
  const response = await visit(path);
  return { response, page: new WebPage(path, await response.text()) };
}

describe('a preview', () => {
  it('is the post’s page with a notice, neither indexed nor cached', async () => {
    const id = await write({});
    const path = await previewOf(id);
    const { response, page } = await pageAt(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const main = textOf(page.one('main'));
    expect(main).toMatch(/This is a preview\..*Walking in the rain.*Take an umbrella/s);
    expect(main).toContain('Walk on.');
    expect(page.one('meta[name=robots]').attribs['content']).toBe('noindex');
    for (const absent of ['link[rel=canonical]', 'link[hreflang]', 'script[type*=ld]'])
      expect(page.select(absent), absent).toEqual([]);
    expect(page.html).not.toContain(path.split('/').at(-1));
    // The post is on no list yet.
    await expect.poll(() => statusOf('/blog/walking')).not.toBe(200);

    await write({ html: '<p>Run.</p>' }, id);
    expect(textOf((await pageAt(path)).page.one('main'))).toContain('Run.');
  });

  it('is in the language of the post', async () => {
    const path = await previewOf(await write({ title: 'बारिश में चलना', language: 'hi' }));
    const response = await visit(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, `/hi${path}`]);
    const { page } = await pageAt(`/hi${path}`);
    expect(page.one('html').attribs['lang']).toBe('hi');
    expect(textOf(page.one('main'))).toContain('यह केवल झलक है।');
    expect((await visit(`/mr${path}`)).headers.get('location')).toBe(`/hi${path}`);
  });

  it('shows hostile content sanitised', async () => {
    const fields = { title: hostile, excerpt: hostile, html: `<p>Text</p>${hostile}` };
    const { page } = await pageAt(await previewOf(await write(fields)));
    expect(page.select('[onerror], a[href^=javascript]')).toEqual([]);
    expect(page.select('script').map(textOf).join()).not.toContain('alert(1)');
    expect(textOf(page.one('h1'))).toBe(hostile);
  });

  it('is not found if its link is guessed, malformed or expired', async () => {
    const path = await previewOf(await write({}));
    const past = new Date(Date.now() - 1_000).toISOString();
    await database.updateTable('post_previews').set({ expires_at: past }).execute();
    const guesses = [path, `/preview/${'A'.repeat(43)}`, '/preview/x', "/preview/'--"];
    const pages = new Set<string>();
    for (const guess of guesses) {
      const response = await visit(guess);
      expect([guess, response.status]).toEqual([guess, 404]);
      pages.add(await response.text());
    }
    expect(pages.size, 'one page, which does not tell whether there was a preview').toBe(1);
    const [page = ''] = pages;
    expect(new WebPage(path, page).meta('robots')).toEqual(['noindex']);
  });

  it('leaves no link in the log', async () => {
    const path = await previewOf(await write({}));
    const seen = server.log.length;
    expect((await visit(path.replace('/p', '/%70'))).status).toBe(200);
    await visit(path);
    const lines = () => server.log.slice(seen).join('\n');
    await expect.poll(lines).toMatch(/review.*\n.*review/);
    expect(server.log.join('\n')).not.toContain(path.split('/').at(-1));
    expect(lines()).toContain('"path":"/preview/…"');
  });
});

testBarePost(() => server);

describe('a post with a translation', () => {
  it('leads there in the language menu, and says so to search engines', async () => {
    const english = await write({ title: 'Salt', slug: 'salt' });
    const hindi = await write({ title: 'नमक', slug: 'namak', language: 'hi' });
    await linkPosts(options, english, hindi);
    await publish(english);
    await publish(hindi);
    const pathOf = (href = '') => new URL(href, server.url).pathname;
    const alternates = async (path: string) =>
      (await pageAt(path)).page
        .select('link[hreflang]')
        .map(({ attribs }) => [attribs['hreflang'], pathOf(attribs['href'])]);
    const both = [
      ['en', '/blog/salt'],
      ['hi', '/hi/blog/namak'],
      ['x-default', '/blog/salt'],
    ];
    await expect.poll(() => alternates('/hi/blog/namak')).toEqual(both);
    await expect.poll(() => alternates('/blog/salt')).toEqual(both);
    const { page } = await pageAt('/blog/salt');
    const [menu] = page.select('nav a[hreflang="hi"]');
    expect(menu?.attribs['href']).toBe('/hi/blog/namak');
    const listed = async () =>
      (await pageAt('/hi/blog')).page
        .select('main a[href$="/namak"], main a[href$="/salt"]')
        .map(({ attribs }) => attribs['href']);
    await expect.poll(listed).toEqual(['/hi/blog/namak']);
    const sitemap = await server.text('/sitemap-posts.xml');
    expect(sitemap).toMatch(
      /<loc>[^<]*\/blog\/salt<\/loc>.*?hreflang="hi" href="[^"]*\/hi\/blog\/namak"/,
    );
  });
});

describe('a post published on another server', () => {
  it('appears without a restart, and its old address redirects to the new one', async () => {
    const text = async (path: string) => textOf((await pageAt(path)).page.one('main'));
    const id = await write({ slug: 'news', html: '<p>First.</p>' });
    await expect.poll(() => statusOf('/blog/news')).not.toBe(200);
    await publish(id);
    await expect.poll(() => text('/blog/news')).toContain('First.');
    await expect.poll(() => text('/blog')).toContain('Walking in the rain');

    await write({ slug: 'newer', html: '<p>Second.</p>' }, id);
    expect(await text('/blog/news')).toContain('First.');
    await publish(id);
    await expect.poll(() => text('/blog/newer')).toContain('Second.');
    await expect
      .poll(async () => (await visit('/blog/news')).headers.get('location'))
      .toBe('/blog/newer');
    await expect.poll(() => statusOf('/blog/news')).toBe(301);
    expect((await visit('/hi/blog/news')).headers.get('location')).toBe('/hi/blog/newer');
    expect((await readPost(options, id))?.address).toBe('newer');
  });
});
