import { expect, type Page } from '@playwright/test';
import { postRow } from '../../support/databases/posts.ts';
import { stressIf } from '../site.ts';
import { test, waitForPosts } from './site.ts';

/** Rows that cannot become cards: no icon fits a negative id, and one is not a row at all. */
const unshowable = [postRow(-7, { title: 'A post below zero' }), 'not a row'];

async function expectTheWarning(page: Page) {
  const warning = page.getByRole('alert');
  await expect(
    warning.getByText('Blog data loaded but display issue detected', { exact: true }),
  ).toBeVisible();
  await expect(warning.locator('details')).not.toHaveAttribute('open');
  await expect(warning.getByText('A post below zero')).toBeHidden();
  await warning.locator('summary').click();
  await expect(warning.getByText('A post below zero')).toBeVisible();
  await expect(warning.locator('pre')).toContainText('not a row');
  await page.getByRole('button', { name: 'View More Health Articles' }).click();
  await expect(page.locator('main li article').filter({ visible: true })).toHaveCount(10);
}

test.describe('rows that cannot be shown as cards', () => {
  test(
    'are shown raw on request, with the ten articles below',
    stressIf(true),
    async ({ page, startSite }) => {
      const { url } = await startSite({ rows: unshowable });
      await page.goto(`${url}/blog`);
      await expectTheWarning(page);
    },
  );

  test('are also shown raw if they arrive late', stressIf(true), async ({ page, startSite }) => {
    const { url, remote } = await startSite({ rows: unshowable, behaviour: { kind: 'waiting' } });
    await waitForPosts(page);
    await page.goto(`${url}/blog`, { waitUntil: 'commit' });
    await expect(page.getByText('Loading blog posts...').first()).toBeVisible();
    remote.behaviour = { kind: 'well' };
    await expectTheWarning(page);
  });
});
