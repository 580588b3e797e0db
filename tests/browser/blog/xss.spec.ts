import { expect } from '@playwright/test';
import { postListAnswer } from '../../../shared/post.ts';
import { xssPayloads } from '../../posts/xss-payloads.ts';
import { openUnprotected, showAndTouch } from '../../support/hostile-site.ts';
import { postRow } from '../../support/posts.ts';
import { type BlogSite, startBlogSite, test } from './site.ts';

// Of an attack on an unprotected page anything may be heard; what it may do is judged by each test.
test.use({ noise: /(?:)/ });

const attacks = [...xssPayloads];
/** The last parts of the addresses that the cards lead to. */
const slugs: string[] = [];
let site: BlogSite;

test.beforeAll(async () => {
  const rows = attacks.map((attack, place) => {
    const fields = { title: attack, excerpt: attack, content: attack, featured_image: attack };
    return postRow(place + 1, { ...fields, slug: attack });
  });
  site = await startBlogSite({ rows });
  for (let next: string | null = '/api/blogs'; next !== null; ) {
    const part = postListAnswer.parse(await (await fetch(site.url + next)).json());
    slugs.push(...(part.posts ?? []).map(({ slug }) => encodeURIComponent(slug)));
    next = part.error === null ? part.next : null;
  }
});

test.afterAll(() => site.close());

const harmless = { dialogs: [], scripts: [], traps: [] };

test('the attacks do run where nobody sanitises them', async ({ page }) => {
  const damage = await openUnprotected(page, site.url);
  await showAndTouch(page, damage, attacks.slice(0, 60));
  expect(damage.dialogs.length).toBeGreaterThan(20);
  expect(damage.scripts.length).toBeGreaterThan(0);
  expect(damage.traps.length).toBeGreaterThan(10);
});

test(`none of ${attacks.length} runs in the title, text, excerpt, picture or address of a post`, async ({
  page,
}) => {
  const damage = await openUnprotected(page, site.url);
  await showAndTouch(
    page,
    damage,
    slugs.map((slug) => `/blog/${slug}`),
  );
  expect(damage).toEqual(harmless);
});

test('none runs on the cards of the listing', async ({ page }) => {
  expect(slugs).toHaveLength(attacks.length);
  const damage = await openUnprotected(page, site.url);
  const pages = Array.from({ length: 11 }, (_, place) => `/blog?page=${place + 2}`);
  await showAndTouch(page, damage, ['/blog', ...pages]);
  expect(damage).toEqual(harmless);
});

test('none runs where the browser itself puts a slow post into the page', async ({ page }) => {
  const damage = await openUnprotected(page, site.url);
  const html = await page.evaluate(async (addresses) => {
    const texts: string[] = [];
    for (const address of addresses) {
      const post = await (await fetch(`/api/blogs/${address}`)).json();
      const shown = document.createElement('div');
      document.body.append(shown);
      shown.innerHTML = post.html ?? '';
      texts.push(shown.innerHTML);
    }
    return texts;
  }, slugs);
  await showAndTouch(page, damage, html);
  expect(damage).toEqual(harmless);
});

test('the pages give the browser nothing to report', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.log(`VIOLATION ${violatedDirective} ${sample}`),
    );
  });
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/VIOLATION|Content Security Policy/.test(message.text())) reports.push(message.text());
  });
  page.on('dialog', (dialog) => {
    reports.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route(/^https:/, (route) => route.abort());
  const posts = [2, 55, 150].map((place) => `/${slugs[place]}`);
  for (const path of ['', '?page=5', '?page=11', ...posts]) {
    await page.goto(`${site.url}/blog${path}`);
  }
  expect(reports).toEqual([]);
});
