import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedPosts, Post, PostCard, Posts } from '../posts/index.ts';
import type { MadePage, PageMaker } from './on-demand.ts';
import { keyOf, MadePages } from './page-cache.ts';

const card = { slug: 'a' } as PostCard;
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const page = (text: string, status = 200): MadePage => ({
  status,
  headers: html,
  body: Buffer.from(text),
});

/** What the source of posts knows at this moment; a test changes it. */
let known: { list: LoadedPosts | 'pending' | 'failed'; post: Post; featured: PostCard[] };
const posts: Posts = {
  list: () => posts.listWithin(0) as ReturnType<Posts['list']>,
  post: (slug) => posts.postWithin(slug, 0) as ReturnType<Posts['post']>,
  async listWithin() {
    if (known.list === 'pending') return { status: 'pending' };
    return known.list === 'failed' ? { status: 'failed', message: 'away' } : known.list;
  },
  postWithin: async () => ({ status: 'found', post: known.post, featured: [...known.featured] }),
};

const make = vi.fn<PageMaker>();
let pages: MadePages;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  known = {
    list: { status: 'loaded', cards: [card], rows: 1, raw: [] },
    post: { id: 1 } as Post,
    featured: [card],
  };
  make.mockReset();
  make.mockImplementation(async ({ url, posts: given }) => {
    if (url.startsWith('/blog/')) await given.postWithin('a', 300);
    else if (url !== '/privacy') await given.listWithin(300);
    return page(`made ${make.mock.calls.length}`);
  });
  pages = new MadePages(make, posts);
});
afterEach(() => vi.useRealTimers());

/** A second later, a kept page is looked at again before it is shown. */
const later = () => vi.advanceTimersByTime(1_001);

describe('a page that is the same for all', () => {
  it('is made once for all who ask at the same moment', async () => {
    const found = await Promise.all(Array.from({ length: 10 }, () => pages.get('/blog')));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(found.map(({ answer }) => answer)).size).toBe(1);
  });

  it.each(['/blog', '/blog/a', '/privacy'])(
    'is kept while nothing has changed: %s',
    async (key) => {
      const { answer } = await pages.get(key);
      expect(pages.recent(key)).toBe(answer);
      later();
      expect(pages.recent(key)).toBeUndefined();
      expect(await pages.get(key)).toEqual({ answer, wasKept: true });
      expect(pages.recent(key)).toBe(answer);
      expect(make).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['the list is another', '/blog', () => (known.list = { ...loaded(), cards: [card] })],
    ['the post is another', '/blog/a', () => (known.post = { id: 1 } as Post)],
    ['other posts are put forward', '/blog/a', () => (known.featured = [])],
    ['the list cannot be read', '/blog', () => (known.list = 'failed')],
  ])('is made again when %s', async (_, key, change) => {
    await pages.get(key);
    change();
    later();
    expect((await pages.get(key)).wasKept).toBe(false);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it.each(['pending', 'failed'] as const)('is not kept while the posts are %s', async (state) => {
    known.list = state;
    await pages.get('/blog');
    expect(pages.recent('/blog')).toBeUndefined();
    await pages.get('/blog');
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is not kept when it leads elsewhere, is missing, or could not be made', async () => {
    make.mockResolvedValueOnce(page('', 302)).mockResolvedValueOnce(null);
    expect((await pages.get('/blog')).answer?.status).toBe(302);
    expect((await pages.get('/blog')).answer).toBeNull();
    make.mockRejectedValueOnce(new Error('broken'));
    await expect(pages.get('/blog')).rejects.toThrow('broken');
    expect((await pages.get('/blog')).answer?.status).toBe(200);
  });

  it('leaves when others need its place', async () => {
    make.mockImplementation(async () => page('x'.repeat(1024 * 1024)));
    for (let number = 0; number < 40; number += 1) await pages.get(`/blog/${number}`);
    expect(pages.recent('/blog/0')).toBeUndefined();
    expect(pages.recent('/blog/39')).toBeDefined();
  });
});

describe('the key of a page', () => {
  it.each([
    ['/blog', '', '/blog'],
    ['/blog', '?', '/blog'],
    ['/blog', '?page=2', '/blog?page=2'],
    ['/blog', '?view=all&page=2&utm_source=x', '/blog?page=2&view=all'],
    ['/blog/heart', '?fbclid=1', '/blog/heart'],
    ['/rss.xml', '?x', '/rss.xml'],
  ])('of %s%s is %s', (path, search, key) => {
    expect(keyOf(path, search)).toBe(key);
  });

  it.each([
    ['/contact', ''],
    ['/contact', '?package=a'],
    ['/blog', '?page=1.5'],
    ['/blog', '?view=none'],
    ['/blog/a/b', ''],
    ['/', ''],
  ])('of %s%s is none: it may depend on more', (path, search) => {
    expect(keyOf(path, search)).toBeNull();
  });
});

function loaded(): LoadedPosts {
  if (typeof known.list === 'string') throw new Error('not loaded');
  return known.list;
}
