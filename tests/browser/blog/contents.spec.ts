import { expect, test } from '../site.ts';

test('the table of contents marks the section being read, after a jump over several too', async ({
  page,
}) => {
  await page.goto('/blog/what-is-angioplasty');
  const marked = page.locator('[data-contents] a[aria-current]');
  const last = page.locator('[data-contents] a').last();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(marked).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked).toHaveCount(0);
});
