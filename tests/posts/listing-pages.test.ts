import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { postRow } from '../support/databases/posts.ts';
import type { Behaviour } from '../support/services/postgrest.ts';
import { type BlogSite, type BlogSiteOptions, startBlogSite } from '../support/site/blog-site.ts';
import { selectIn, textOf, WebPage } from '../support/site/web-page.ts';

let site: BlogSite | undefined;
afterEach(() => site?.close());

async function start(options: BlogSiteOptions) {
  const started = await startBlogSite(options);
  site = started;
  return {
    ...started,
    listingAt: async (path: string) => new WebPage(path, await started.server.text(path)),
  };
}

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, place) => postRow(place + 1));
const titlesOn = (page: WebPage) =>
  page.select('main li article').flatMap((card) => selectIn(card, 'h2').map(textOf));
const numbersOn = (page: WebPage) => page.select('nav[aria-label="Pages of articles"] a');

it('up to sixty cards fit on one page; beyond that numbers link to all pages, and an invalid number leads to the first page', {
  tags: ['stress'],
}, async () => {
  const { remote, server, listingAt } = await start({ rows: rowsUpTo(50), timing: { fresh: 1 } });
  const first = await listingAt('/blog');
  expect(titlesOn(first)).toHaveLength(60);
  expect(numbersOn(first)).toEqual([]);

  remote.rows.push(postRow(51));
  await expect.poll(async () => numbersOn(await listingAt('/blog'))).toHaveLength(4);
  const titles = new Set<string>();
  for (const { attribs } of numbersOn(await listingAt('/blog'))) {
    const page = await listingAt(attribs['href'] ?? '');
    const current = numbersOn(page).filter((number) => 'aria-current' in number.attribs);
    expect(current.map((number) => number.attribs['href'])).toEqual([attribs['href']]);
    for (const title of titlesOn(page)) titles.add(title);
  }
  expect(titles.size).toBe(61);

  for (const number of ['0', '-1', '5', 'x', '1e9']) {
    const answer = await server.get(`/blog?page=${number}`);
    expect([number, answer.headers.get('location')]).toEqual([number, '/blog']);
  }
  const third = await listingAt('/blog?page=3');
  expect(third.title).toMatch(/Page 3/);
  expect(third.links('canonical').join()).toMatch(/\/blog\?page=3$/);
});

/** A server that gives up early, so that its failure is known when the page is made. */
const shortTimeouts = { callTimeout: 200, budget: 250, firstDelay: 5 };

describe('if posts cannot be read', () => {
  let failing: BlogSite;
  beforeAll(async () => {
    const behaviour = { kind: 'error', status: 403, message: 'Not yet either' } as const;
    // A failed read is retried at once, so each test meets its own failure.
    const timing = { ...shortTimeouts, afterFailure: 1 };
    failing = await startBlogSite({ rows: [postRow(1)], behaviour, timing });
  });
  afterAll(() => failing.close());

  it.each<{ what: string; behaviour: Behaviour; says: string | RegExp }>([
    {
      what: 'the service answers 500 with a message',
      behaviour: { kind: 'error', status: 500, message: 'The database is resting' },
      says: /The database is resting/,
    },
    {
      what: 'the key is wrong',
      behaviour: { kind: 'error', status: 401, message: 'Invalid API key' },
      says: /Invalid API key/,
    },
  ])('the listing says so and shows the ten articles when $what', async ({ behaviour, says }) => {
    const { remote, server } = failing;
    const listingAt = async (path: string) => new WebPage(path, await server.text(path));
    remote.behaviour = behaviour;
    const asked = remote.requests.length;
    const { page, alerts } = await vi.waitFor(async () => {
      const page = await listingAt('/blog');
      const alerts = page.select('main [role=alert]').map(textOf);
      expect(alerts).toEqual([expect.stringMatching(/^Error loading blog posts/)]);
      // By then the service has answered in the new way at least once.
      expect(remote.requests.length).toBeGreaterThan(asked + 2);
      return { page, alerts };
    }, 600_000);
    expect(titlesOn(page)).toHaveLength(10);
    expect(alerts[0]?.replace('Error loading blog posts', '')).toMatch(says);
    expect(alerts[0]).not.toContain('<');
  });
});

it('the listing shows the ten articles, and says so later, when the service never answers', async () => {
  // With the usual timeouts, as shorter ones may expire before the page is made.
  const behaviour = { kind: 'hanging' } as const;
  const { server, listingAt } = await start({ rows: [postRow(1)], behaviour });
  const page = await listingAt('/blog');
  expect(titlesOn(page)).toHaveLength(10);
  expect(page.select('main [role=status]').map(textOf).join()).toContain('Loading blog posts...');
  const answer = await server.get('/api/blogs');
  expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/^[^<]*\w+.*\.$/) });
});
