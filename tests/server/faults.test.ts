import { renameSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Posts } from '../../server/posts/types.ts';
import type { Post } from '../../shared/post.ts';
import { expectServerErrors } from '../support/site/server-errors.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { freshSqlite } from '../support/temporary.ts';

expectServerErrors(/"msg":"[^"]*(could not|cannot look)|unexpected error/);

/** Posts that throw, as no real source does: the listing before its page is rendered, a post while it is rendered. */
const brokenPosts: Pick<Posts, 'listWithin' | 'postWithin'> = {
  async listWithin() {
    throw new RangeError('the listing of Rukmini');
  },
  async postWithin(slug) {
    const post: Post = {
      id: 1,
      title: 'A post',
      slug,
      excerpt: null,
      excerptParts: [],
      image: null,
      createdAt: null,
      readMinutes: 1,
      hasContent: true,
      get html(): string {
        throw new RangeError('the post of Rukmini');
      },
    };
    return { status: 'found', post, featured: [] };
  },
};

describe('an error while a page is rendered', () => {
  let brokenSite: InProcessSite;
  beforeAll(async () => {
    brokenSite = await startInProcess({}, {}, { pages: true });
    Object.assign(brokenSite.services.posts, brokenPosts);
  });
  afterAll(() => brokenSite.close());

  it.each([
    ['before the page begins', '/blog', 'src/pages/blog'],
    ['in the middle of the page', '/blog/any', 'post'],
  ])('is answered with the error page, and the log says where it happened: %s', async (_, path) => {
    const response = await fetch(brokenSite.url + path);
    const page = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain('Unexpected Application Error!');
    expect(page).not.toContain('Rukmini');

    // The answer may arrive before the line in the log.
    await expect
      .poll(() => linesAbout(brokenSite, 'unexpected error').at(-1))
      .toMatchObject({
        level: 50,
        status: 500,
        path,
        reason: 'RangeError',
        where: expect.stringMatching(/^at .*faults\.test\.ts/),
      });
    expect((await fetch(`${brokenSite.url}/privacy`)).status).toBe(200);
  });
});

describe('the log while the database is unreachable', () => {
  it('says why once, and says when it is back, but nothing about individual requests', async () => {
    const DATABASE_URL = freshSqlite();
    const file = DATABASE_URL.slice('file:'.length);
    const site = await startInProcess({ DATABASE_URL, LOG_LEVEL: 'info' });
    const ask = async (path: string) => (await site.get(path)).status;
    renameSync(file, `${file}-away`);
    for (let time = 0; time < 3; time += 1) expect(await ask('/readyz')).toBe(503);
    renameSync(`${file}-away`, file);
    for (const path of ['/readyz', '/healthz']) expect(await ask(path)).toBe(200);
    await site.close();
    const reason = expect.stringContaining('the database file does not exist');
    expect(linesAbout(site, 'not ready: the database does not answer')).toEqual([
      expect.objectContaining({ reason }),
    ]);
    expect(linesAbout(site, 'ready again')).toHaveLength(1);
    expect(site.log.join('\n')).not.toMatch(/"err":|select|"path":"\/(ready|health)z"/);
  });
});

describe('the log of a server with pages', () => {
  it('has a line with an id for each response that took work, and nothing about the visitor', async () => {
    const site = await startInProcess({ LOG_LEVEL: 'info' }, {}, { pages: true });
    const visitor = {
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'RukminiPhone/1.0',
      cookie: 'form=rukmini-cookie',
      referer: 'https://search.example/?q=rukmini',
    };
    for (const path of ['/', '/contact?package=rukmini', '/contact?name=rukmini', '/nowhere']) {
      await fetch(site.url + path, { headers: visitor });
    }
    await site.close();
    const lines = linesAbout(site, 'answered').filter(({ path }) => path !== '/healthz');
    expect(lines.map(({ path, status }) => [path, status])).toEqual([
      ['/contact', 200],
      ['/contact', 200],
      ['/nowhere', 404],
    ]);
    expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(3);
    expect(site.log.join('\n')).not.toMatch(/rukmini|203\.0\.113/i);
  });
});

function linesAbout(
  { log }: { log: readonly string[] },
  message: string,
): Record<string, unknown>[] {
  return log
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === message);
}
