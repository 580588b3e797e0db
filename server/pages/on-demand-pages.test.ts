import { describe, expect, it } from 'vitest';
import { onDemandPages, pageAddress } from './on-demand-pages.ts';

function addressOf(route: string, search: string, params: Record<string, string> = {}) {
  const page = onDemandPages.find((each) => each.route === route);
  if (!page) throw new Error(`no page at ${route}`);
  return pageAddress(page, params, new URLSearchParams(search));
}

describe('the address of a page that is the same for everyone', () => {
  it.each([
    ['/blog', '', '/blog'],
    ['/blog', '?', '/blog'],
    ['/blog', '?page=2', '/blog?page=2'],
    ['/blog', '?view=all&page=2&utm_source=x', '/blog?page=2&view=all'],
    ['/rss.xml', '?x', '/rss.xml'],
    ['/contact', '?package=a&utm_source=x', '/contact?package=a'],
  ])('for %s%s is %s', (route, search, url) => {
    const isCommon = !url.includes('?');
    expect(addressOf(route, search)).toEqual({ url, isShared: true, isCommon });
  });

  it.each([
    ['heart', '/blog/heart'],
    ['a&b', '/blog/a%26b'],
    ['हृदय', '/blog/%E0%A4%B9%E0%A5%83%E0%A4%A6%E0%A4%AF'],
    ['/_image', '/blog/%2F_image'],
  ])('for the post %j is %s', (slug, url) => {
    const shared = { url, isShared: true, isCommon: false };
    expect(addressOf('/blog/:slug', '?fbclid=1', { slug })).toEqual(shared);
  });
});

describe('the address of a page that may depend on other parameters', () => {
  it.each([
    ['/blog', '?page=1.5', '/blog?page=1.5'],
    ['/blog', '?view=none', '/blog?view=none'],
  ])('for %s%s is %s', (route, search, url) => {
    expect(addressOf(route, search)).toEqual({ url, isShared: false, isCommon: false });
  });
});
