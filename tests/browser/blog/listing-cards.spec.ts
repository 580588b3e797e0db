import { expect, type Page } from '@playwright/test';
import { postRow } from '../../support/databases/posts.ts';
import { stressIf } from '../site.ts';
import { type BlogSite, startBlogSite, test } from './site.ts';

// One server for all tests of this file.
test.describe.configure({ mode: 'default' });

let site: BlogSite;

test.beforeAll(async () => {
  const rows = Array.from({ length: 20 }, (_, place) => postRow(place + 1));
  site = await startBlogSite({ rows });
});

test.afterAll(() => site.close());

const cards = (page: Page) => page.locator('main li article').filter({ visible: true });
const viewMore = (page: Page) => page.getByRole('button', { name: 'View More Health Articles' });
const newest = ['20', '19', '18', '17', '16', '15'].map((id) => `Post number ${id}`);

test('the six newest posts are shown first, then all thirty', stressIf(true), async ({ page }) => {
  await page.goto(`${site.url}/blog`);
  await expect(cards(page).getByRole('heading')).toHaveText(newest);
  await viewMore(page).click();
  await expect(cards(page)).toHaveCount(30);
  await expect(viewMore(page)).toBeHidden();
  const titles = await cards(page).getByRole('heading').allTextContents();
  expect(titles[20]).toContain('Blood Pressure');
});

test.describe('before the scripts have loaded', () => {
  test.use({ noise: /images\.example|_astro|hydrat/ });

  test('the button shows all cards as well', stressIf(true), async ({ page }) => {
    await page.route(/_astro\/.*\.js/, (route) => route.abort());
    await page.goto(`${site.url}/blog`);
    await viewMore(page).click();
    await expect(cards(page)).toHaveCount(30);
  });
});

test('a post’s drawing is that of its id modulo ten', stressIf(true), async ({ page }) => {
  await page.goto(`${site.url}/blog?view=all`);
  const drawings = new Map(
    await cards(page).evaluateAll((all) =>
      all.map((card) => [
        card.querySelector('h2')?.textContent,
        card.querySelector('svg')?.innerHTML,
      ]),
    ),
  );
  const ofPost = (id: number) => drawings.get(`Post number ${id}`);
  for (let id = 1; id <= 10; id += 1) expect(ofPost(id)).toBe(ofPost(id + 10));
  expect(new Set(Array.from({ length: 10 }, (_, id) => ofPost(id + 1))).size).toBe(10);
  expect(ofPost(10)).toBe(drawings.get('When Should You See a Cardiologist?'));
});

test(
  'card n of the whole list fades in after 0.1 s × n, at most 1 s, and no card in view stays hidden',
  stressIf(true),
  async ({ page }) => {
    await page.addInitScript(() => {
      const delays: Record<string, string> = {};
      Object.assign(window, { delays });
      addEventListener('transitionrun', ({ target }) => {
        if (!(target instanceof HTMLElement) || target.dataset['enter'] !== 'card') return;
        const place = [...document.querySelectorAll('[data-listed]')].indexOf(target);
        delays[place] = getComputedStyle(target).transitionDelay;
      });
    });
    await page.goto(`${site.url}/blog`);
    await viewMore(page).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'delays')))
      .toMatchObject({ 6: '0.6s', 7: '0.7s', 8: '0.8s', 10: '1s', 15: '1s' });
    const first = await cards(page).evaluateAll((all) =>
      all.slice(0, 6).map((card) => getComputedStyle(card.parentElement ?? card).transitionDelay),
    );
    expect(first).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s']);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        cards(page).evaluateAll((all) => {
          const inView = all.filter((card) => card.getBoundingClientRect().bottom > 0);
          const opacities = inView.map(
            (card) => getComputedStyle(card.parentElement ?? card).opacity,
          );
          return [...new Set(opacities)];
        }),
      )
      .toEqual(['1']);
  },
);

test('nothing moves for visitors who prefer reduced motion', stressIf(true), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/blog?view=all`);
  const hidden = await cards(page).evaluateAll(
    (all) => all.filter((card) => card.getAnimations({ subtree: true }).length > 0).length,
  );
  expect(hidden).toBe(0);
  await expect(cards(page)).toHaveCount(30);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'all cards are shown, without a button that would do nothing',
    stressIf(true),
    async ({ page }) => {
      await page.goto(`${site.url}/blog`);
      await expect(cards(page)).toHaveCount(30);
      await expect(viewMore(page)).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Pages of articles' })).toHaveCount(0);
      await cards(page).getByRole('link', { name: 'Post number 7', exact: false }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post number 7');
    },
  );
});
