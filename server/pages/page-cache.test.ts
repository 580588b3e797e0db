import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { Renderer } from './renderer.ts';
import { cachedResponse } from './response.ts';

const page = (text: string, status = 200, cacheControl = 'no-cache') =>
  cachedResponse({
    servedAs: 'cached page',
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
    bodies: { identity: Buffer.from(text) },
  });

const render = vi.fn<Renderer>();
let cache: PageCache;
let now = 1_000;

/** Gets a page as its route does. */
async function get(url: string) {
  const cachedPage = cache.get(url);
  return {
    response: cachedPage ?? (await cache.render({ url, isCommon: true }, render)),
    wasCached: cachedPage !== undefined,
  };
}

beforeEach(() => {
  render.mockReset();
  render.mockImplementation(async () => page(`rendered ${render.mock.calls.length}`));
  cache = new PageCache(() => now);
});

describe('a page that is the same for everyone', () => {
  it('is rendered once for simultaneous requests', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, () => get('/blog')));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages.map(({ response }) => response)).size).toBe(1);
  });

  it('is cached for one second', async () => {
    const { response } = await get('/blog');
    now += 1_000;
    expect(await get('/blog')).toEqual({ response, wasCached: true });
    now += 1;
    expect((await get('/blog')).wasCached).toBe(false);
  });

  it('is not cached while its posts are missing', async () => {
    render.mockResolvedValueOnce(page('loading', 200, 'no-store'));
    await get('/blog');
    expect((await get('/blog')).wasCached).toBe(false);
    expect((await get('/blog')).wasCached).toBe(true);
  });

  it('is not cached if it redirects, is not found, or cannot be rendered', async () => {
    render.mockResolvedValueOnce(page('', 302)).mockResolvedValueOnce(null);
    expect((await get('/blog')).response?.status).toBe(302);
    expect((await get('/blog')).response).toBeNull();
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(get('/blog')).rejects.toThrow('broken');
    expect((await get('/blog')).response?.status).toBe(200);
  });

  it('is evicted when other pages need its space', async () => {
    render.mockImplementation(async () => page('x'.repeat(1024 * 1024)));
    for (let number = 0; number < 40; number += 1) await get(`/blog/${number}`);
    expect((await get('/blog/39')).wasCached).toBe(true);
    expect((await get('/blog/0')).wasCached).toBe(false);
  });
});
