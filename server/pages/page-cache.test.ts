import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post, PostCard } from '../../shared/post.ts';
import type { LoadedPosts, Posts } from '../posts/index.ts';
import { CachedResponse } from './cached-response.ts';
import { PageCache } from './page-cache.ts';
import type { Renderer } from './renderer.ts';

const card = { slug: 'a' } as PostCard;
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const page = (text: string, status = 200) =>
  new CachedResponse({
    kind: 'made page',
    status,
    headers: html,
    bodies: { identity: Buffer.from(text) },
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

const render = vi.fn<Renderer>();
let cache: PageCache;

/** Asks for a page as its route does. */
async function get(url: string) {
  const kept = await cache.kept(url);
  return {
    response: kept ?? (await cache.render(url, { destroyed: false })),
    wasKept: kept !== null,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  known = {
    list: { status: 'loaded', cards: [card], rows: 1, raw: [] },
    post: { id: 1 } as Post,
    featured: [card],
  };
  render.mockReset();
  render.mockImplementation(async ({ url, posts: given }) => {
    if (url.startsWith('/blog/')) await given.postWithin('a', 300);
    else if (url !== '/privacy') await given.listWithin(300);
    return page(`rendered ${render.mock.calls.length}`);
  });
  cache = new PageCache(render, posts);
});
afterEach(() => vi.useRealTimers());

/** A second later, a kept page is looked at again before it is shown. */
const later = () => vi.advanceTimersByTime(1_001);

describe('a page that is the same for all', () => {
  it('is rendered once for all who ask at the same moment', async () => {
    const found = await Promise.all(Array.from({ length: 10 }, () => get('/blog')));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(found.map(({ response }) => response)).size).toBe(1);
  });

  it.each(['/blog', '/blog/a', '/privacy'])(
    'is kept while nothing has changed: %s',
    async (url) => {
      const { response } = await get(url);
      later();
      expect(await get(url)).toEqual({ response, wasKept: true });
      expect(render).toHaveBeenCalledTimes(1);
    },
  );

  it('is sent without a look at its posts for a second', async () => {
    await get('/blog');
    known.list = 'failed';
    expect((await get('/blog')).wasKept).toBe(true);
    later();
    expect((await get('/blog')).wasKept).toBe(false);
  });

  it.each([
    ['the list is another', '/blog', () => (known.list = { ...loaded(), cards: [card] })],
    ['the post is another', '/blog/a', () => (known.post = { id: 1 } as Post)],
    ['other posts are put forward', '/blog/a', () => (known.featured = [])],
    ['the list cannot be read', '/blog', () => (known.list = 'failed')],
  ])('is rendered again when %s', async (_, url, change) => {
    await get(url);
    change();
    later();
    expect((await get(url)).wasKept).toBe(false);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each(['pending', 'failed'] as const)('is not kept while the posts are %s', async (state) => {
    known.list = state;
    await get('/blog');
    expect((await get('/blog')).wasKept).toBe(false);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is not kept when it leads elsewhere, is missing, or could not be rendered', async () => {
    render.mockResolvedValueOnce(page('', 302)).mockResolvedValueOnce(null);
    expect((await get('/blog')).response?.status).toBe(302);
    expect((await get('/blog')).response).toBeNull();
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(get('/blog')).rejects.toThrow('broken');
    expect((await get('/blog')).response?.status).toBe(200);
  });

  it('leaves when others need its place', async () => {
    render.mockImplementation(async () => page('x'.repeat(1024 * 1024)));
    for (let number = 0; number < 40; number += 1) await get(`/blog/${number}`);
    expect((await get('/blog/39')).wasKept).toBe(true);
    expect((await get('/blog/0')).wasKept).toBe(false);
  });
});

function loaded(): LoadedPosts {
  if (typeof known.list === 'string') throw new Error('not loaded');
  return known.list;
}
