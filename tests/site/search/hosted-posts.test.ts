import { afterEach, describe, expect, it } from 'vitest';
import { postRow } from '../../support/databases/posts.ts';
import { type BlogSite, startBlogSite } from '../../support/site/blog-site.ts';
import { textOf } from '../../support/site/web-page.ts';
import { resultsOn, searchPage } from './search-page.ts';

describe('posts of a hosted table', () => {
  let blog: BlogSite;
  afterEach(() => blog.close());

  const rows = [postRow(1, { title: 'Yoga and your valves', slug: 'yoga', excerpt: 'Breathing.' })];

  it('are found until they are withdrawn', async () => {
    blog = await startBlogSite({ rows, timing: { fresh: 50 } });
    // On a busy machine a search is answered without posts that take too long to read.
    const expectFound = (query: string, hrefs: string[]) =>
      expect.poll(async () => resultsOn(await searchPage(blog.server, query))).toEqual(hrefs);
    await expectFound('yoga valves', ['/blog/yoga']);
    blog.remote.rows = [postRow(2, { title: 'Yoga for beginners', slug: 'first' })];
    await expectFound('yoga beginners', ['/blog/first']);
    expect(resultsOn(await searchPage(blog.server, 'yoga valves'))).not.toContain('/blog/yoga');
  });

  it('delay no search: the results come without them, and name the gap', {
    tags: ['stress'],
  }, async () => {
    // A search that waited for the posts would outlast this test.
    const timing = { callTimeout: 300_000, budget: 300_000 };
    blog = await startBlogSite({ rows, behaviour: { kind: 'hanging' }, timing });
    const page = await searchPage(blog.server, 'tumsar yoga');
    expect(resultsOn(page)[0]).toBe('/locations/tumsar');
    expect(textOf(page.one('main'))).toContain('could not be read just now');
  });
});
