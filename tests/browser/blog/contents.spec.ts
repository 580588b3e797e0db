import { expect, test } from '../site.ts';

test('the table of contents marks the section being read, even after a jump over several', async ({
  page,
}) => {
  await page.goto('/blog/what-is-angioplasty');
  const markedLinks = page.locator('[data-contents] a[aria-current]');
  const lastLink = page.locator('[data-contents] a').last();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(lastLink).toHaveAttribute('aria-current', 'true');
  await expect(markedLinks).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(markedLinks).toHaveCount(0);
});
