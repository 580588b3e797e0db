import { expect, type Page } from '@playwright/test';
import { postRow } from '../../support/databases/posts.ts';
import { notedScroll, noteScrolls } from '../noted-scrolls.ts';
import { type BlogSite, startBlogSite, test } from './site.ts';

const cards = (page: Page) => page.locator('main li article').filter({ visible: true });
const viewMore = (page: Page) => page.getByRole('button', { name: 'View More Health Articles' });

test('View More Health Articles shows the other four articles and scrolls smoothly to them after 100 ms', async ({
  page,
}) => {
  await noteScrolls(page);
  await page.goto('/blog');
  await expect(cards(page)).toHaveCount(6);
  await viewMore(page).click();
  await expect(cards(page)).toHaveCount(10);
  await expect(cards(page).last()).toContainText('January 5, 2024');
  await expect(viewMore(page)).toHaveCount(0);
  const anchor = page.locator('#additional-posts');
  await expect(anchor).toBeInViewport();
  await expect(anchor.getByRole('link').first()).toBeFocused();
  const scroll = await notedScroll(page, 'additional-posts');
  expect(scroll?.options.behavior).toBe('smooth');
  expect(scroll?.pause).toBe(100);
});

test.describe('with posts of the hosted table', { tag: '@stress' }, () => {
  // One server for all of these.
  test.describe.configure({ mode: 'default' });
  test.use({ noise: /images\.example|_astro|hydrat/ });

  let site: BlogSite;
  test.beforeAll(async () => {
    site = await startBlogSite({ rows: Array.from({ length: 150 }, (_, id) => postRow(id + 1)) });
  });
  test.afterAll(() => site.close());

  test('the six newest are shown first, and one press shows all, however many there are', async ({
    page,
  }) => {
    await page.goto(`${site.url}/blog`);
    const newest = [150, 149, 148, 147, 146, 145].map((id) => `Post number ${id}`);
    await expect(cards(page).getByRole('heading')).toHaveText(newest);
    await viewMore(page).click();
    await expect(cards(page)).toHaveCount(160);
    await expect(viewMore(page)).toBeHidden();
    const hrefs = await cards(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(160);
  });

  test('the button works before the scripts have loaded', async ({ page }) => {
    await page.route(/_astro\/.*\.js/, (route) => route.abort());
    await page.goto(`${site.url}/blog`);
    await viewMore(page).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(6);
  });

  test('card n of the whole list fades in after 0.1 s × n, at most 1 s, and no card in view stays hidden', async ({
    page,
  }) => {
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
  });
});
