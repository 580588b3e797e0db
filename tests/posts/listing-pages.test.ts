import { afterEach, expect, it } from 'vitest';
import { postRow } from '../support/databases/posts.ts';
import { type BlogSite, type BlogSiteOptions, startBlogSite } from '../support/site/blog-site.ts';
import { selectIn, textOf, WebPage } from '../support/site/web-page.ts';

let site: BlogSite | undefined;
afterEach(() => site?.close());

async function start(options: BlogSiteOptions) {
  const blogSite = await startBlogSite(options);
  site = blogSite;
  return {
    ...blogSite,
    listingAt: async (path: string) => new WebPage(path, await blogSite.server.text(path)),
  };
}

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => postRow(index + 1));
const titlesOn = (page: WebPage) =>
  page.select('main li article').flatMap((card) => selectIn(card, 'h2').map(textOf));
const numbersOn = (page: WebPage) => page.select('nav[aria-label="Pages of articles"] a');

it('up to sixty cards fit on one page; beyond that numbers link to all pages, and an invalid number leads to the first page', async () => {
  const { remote, server, listingAt } = await start({ rows: rowsUpTo(50), timing: { fresh: 1 } });
  const firstPage = await listingAt('/blog');
  expect(titlesOn(firstPage)).toHaveLength(60);
  expect(numbersOn(firstPage)).toEqual([]);

  remote.rows.push(postRow(51));
  await expect.poll(async () => numbersOn(await listingAt('/blog'))).toHaveLength(4);
  const titles = new Set<string>();
  for (const { attribs } of numbersOn(await listingAt('/blog'))) {
    const page = await listingAt(attribs['href'] ?? '');
    const currentNumbers = numbersOn(page).filter((number) => 'aria-current' in number.attribs);
    expect(currentNumbers.map((number) => number.attribs['href'])).toEqual([attribs['href']]);
    for (const title of titlesOn(page)) titles.add(title);
  }
  expect(titles.size).toBe(61);

  for (const number of ['0', '-1', '5', 'x', '1e9']) {
    const response = await server.get(`/blog?page=${number}`);
    expect([number, response.headers.get('location')]).toEqual([number, '/blog']);
  }
  const thirdPage = await listingAt('/blog?page=3');
  expect(thirdPage.title).toMatch(/Page 3/);
  expect(thirdPage.links('canonical').join()).toMatch(/\/blog\?page=3$/);
});
