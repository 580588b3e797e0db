import { expect } from '@playwright/test';
import { type PostCard, postListAnswer } from '../../../shared/post.ts';
import { xssPayloads } from '../../posts/xss-payloads.ts';
import { openUnprotected, showAndTouch } from '../../support/hostile-site.ts';
import { postRow } from '../../support/posts.ts';
import { type BlogSite, startBlogSite, test } from './site.ts';

test.describe.configure({ timeout: 90_000 });

const attacks = [...xssPayloads];
let site: BlogSite;

test.beforeAll(async () => {
  const everywhere = attacks.map((attack, place) => {
    const fields = { title: attack, excerpt: attack, content: attack, featured_image: attack };
    return postRow(place + 1, { ...fields, slug: `attack-${place + 1}` });
  });
  const inSlugs = attacks.map((attack, place) => postRow(1_000 + place, { slug: attack }));
  site = await startBlogSite({ rows: [...everywhere, ...inSlugs] });
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

test(`none of ${attacks.length} runs in the title, text, excerpt or picture of a post`, async ({
  page,
}) => {
  const damage = await openUnprotected(page, site.url);
  await showAndTouch(
    page,
    damage,
    attacks.map((_, place) => `/blog/attack-${place + 1}`),
  );
  expect(damage).toEqual(harmless);
});

test('none runs on the cards of the listing, nor in the addresses they lead to', async ({
  page,
}) => {
  const posts: PostCard[] = [];
  for (let next: string | null = '/api/blogs'; next !== null; ) {
    const part = postListAnswer.parse(await (await fetch(site.url + next)).json());
    posts.push(...part.posts);
    next = part.error === null ? part.next : null;
  }
  expect(posts.length).toBe(2 * attacks.length);
  const damage = await openUnprotected(page, site.url);
  const pages = Array.from({ length: 22 }, (_, place) => `/blog?page=${place + 2}`);
  await showAndTouch(page, damage, ['/blog', ...pages]);
  const addresses = posts
    .filter(({ slug }) => !slug.startsWith('attack-'))
    .map(({ slug }) => `/blog/${encodeURIComponent(slug)}`);
  await showAndTouch(page, damage, addresses);
  expect(damage).toEqual(harmless);
});

test('none runs where the browser itself puts a slow post into the page', async ({ page }) => {
  const damage = await openUnprotected(page, site.url);
  const html = await page.evaluate(async (count) => {
    const texts: string[] = [];
    for (let number = 1; number <= count; number += 1) {
      const post = await (await fetch(`/api/blogs/attack-${number}`)).json();
      const shown = document.createElement('div');
      document.body.append(shown);
      shown.innerHTML = post.html ?? '';
      texts.push(shown.innerHTML);
    }
    return texts;
  }, attacks.length);
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
  for (const path of ['', '?page=5', '?page=20', '/attack-2', '/attack-55', '/attack-150']) {
    await page.goto(`${site.url}/blog${path}`);
  }
  expect(reports).toEqual([]);
});
