import { notedScroll, noteScrolls } from './noted-scrolls.ts';
import { expect, stressIf, test } from './site.ts';

/** The six newest of the built-in articles. */
const newest = [
  'hypertension-management',
  'asd-vsd-pda-heart-defects',
  'atrial-fibrillation-management',
  'how-to-manage-high-cholesterol',
  'what-is-coronary-angiography',
  'free-angioplasty-ayushman',
];

test('the listing shows the six newest articles', stressIf(true), async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('article').filter({ visible: true });
  await expect(cards).toHaveCount(6);
  const hrefs = await cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(newest.map((slug) => `/blog/${slug}`));
});

test('View More Health Articles shows the other four articles and scrolls smoothly to them after 100 ms', async ({
  page,
}) => {
  await noteScrolls(page);
  await page.goto('/blog');
  const button = page.getByRole('button', { name: 'View More Health Articles' });
  await button.click();
  const cards = page.getByRole('article').filter({ visible: true });
  await expect(cards).toHaveCount(10);
  await expect(cards.last()).toContainText('January 5, 2024');
  await expect(button).toHaveCount(0);
  const anchor = page.locator('#additional-posts');
  await expect(anchor).toBeInViewport();
  await expect(anchor.getByRole('link').first()).toBeFocused();
  const scroll = await notedScroll(page, 'additional-posts');
  expect(scroll?.options.behavior).toBe('smooth');
  expect(scroll?.pause).toBe(100);
});
