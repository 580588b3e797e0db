import { expect, type Page } from '@playwright/test';
import { postRow } from '../../support/databases/posts.ts';
import { expectNoViolation } from '../looks/axe.ts';
import { stressIf } from '../site.ts';
import { expectAfterTimeouts, postsFailureErrors, test, waitForPosts } from './site.ts';

test.use({ expectedErrors: postsFailureErrors, contextOptions: { reducedMotion: 'reduce' } });

/** A server that gives up early, so that the failure is known when the page is rendered. */
const shortTimeouts = { callTimeout: 200, budget: 250 };
/** A server that retries at once and never gives up, however busy the machine is. */
const quickRetries = { firstDelay: 5, callTimeout: 600_000, budget: 600_000 };

const errorAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Error loading' });
const spinner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Loading blog posts...' });
const articleHeading = (page: Page) =>
  page.getByRole('heading', { name: 'How to Manage High Cholesterol' });

/** Presses the button for more articles, and expects all ten. */
async function expectAllArticles(page: Page) {
  await page.getByRole('button', { name: 'View More Health Articles' }).press('Enter');
  await expect(page.locator('main li article').filter({ visible: true })).toHaveCount(10);
  await expect(articleHeading(page)).toBeVisible();
}

test.describe('while the clinic’s posts are slow', () => {
  test('the listing shows a spinner and three placeholder cards, then the posts', async ({
    page,
    startSite,
  }) => {
    const behaviour = { kind: 'waiting' } as const;
    const { url, remote } = await startSite({ rows: [postRow(1)], behaviour });
    await waitForPosts(page);
    await page.goto(`${url}/blog`, { waitUntil: 'commit' });
    await expect(spinner(page)).toBeVisible();
    await expect(page.locator('[data-placeholder]').filter({ visible: true })).toHaveCount(3);
    await expect(articleHeading(page)).toBeVisible();
    await expectNoViolation(page);
    remote.behaviour = { kind: 'normal' };
    await expect(page.getByRole('heading', { name: 'Post number 1' })).toBeVisible();
    await expect(spinner(page)).toBeHidden();
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
  });
});

test.describe('when posts cannot be read', () => {
  const failures = [
    {
      failure: 'the service responds with 500 and a message',
      behaviour: { kind: 'error', status: 500, message: 'The database is resting' },
      timing: quickRetries,
      text: 'The database is resting',
    },
    {
      failure: 'the service never responds',
      behaviour: { kind: 'hanging' },
      timing: shortTimeouts,
      text: /\w+.*\./,
    },
  ] as const;

  for (const { failure, behaviour, timing, text } of failures) {
    const title = `the page shows the error and the ten articles: ${failure}`;
    test(title, stressIf(behaviour.kind === 'hanging'), async ({ page, startSite }) => {
      const { url } = await startSite({ rows: [postRow(1)], behaviour, timing });
      const heading = errorAlert(page).getByText('Error loading blog posts', { exact: true });
      if (behaviour.kind === 'hanging') {
        await page.clock.install();
        await page.goto(`${url}/blog`);
        await expectAfterTimeouts(page, heading);
      } else {
        await waitForPosts(page);
        await page.goto(`${url}/blog`);
        await expect(heading).toBeVisible();
      }
      await expect(errorAlert(page).getByText(text).last()).toBeVisible();
      await expect(errorAlert(page)).not.toContainText('<');
      await expect(spinner(page)).toBeHidden();
      await expectAllArticles(page);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('slow posts leave no endless spinner', { tag: '@stress' }, async ({ page, startSite }) => {
    const behaviour = { kind: 'hanging' } as const;
    const { url } = await startSite({ rows: [postRow(1)], behaviour });
    await page.goto(`${url}/blog`);
    await expect(page.getByText('Loading blog posts...')).toBeHidden();
    await expect(page.getByText('Some newer articles have not arrived yet.')).toBeVisible();
    await expect(page.locator('main li article').filter({ visible: true })).toHaveCount(10);
    await page.goto(`${url}/blog/post-number-1`);
    await expect(page.getByText('Loading blog post...')).toBeHidden();
    await expect(page.getByText('This article has not arrived yet.')).toBeVisible();
    const reload = page.getByRole('link', { name: 'Load this page again' });
    await expect(reload).toHaveAttribute('href', '/blog/post-number-1');
  });
});

test('the page says that older posts could not be loaded, and trying again loads them', {
  tag: '@stress',
}, async ({ page, startSite }) => {
  const rows = Array.from({ length: 100 }, (_, index) => postRow(index + 1));
  const { url } = await startSite({ rows });
  const cards = page.locator('main li article').filter({ visible: true });
  await page.clock.install();
  await page.goto(`${url}/blog`);
  await page.route('**/api/blogs?*', (route) =>
    route.fulfill({ status: 502, json: { posts: [], error: 'The database is resting' } }),
  );
  await page.getByRole('button', { name: 'View More Health Articles' }).click();
  await expect(cards).toHaveCount(18);
  const alert = page.getByRole('alert');
  await expectAfterTimeouts(page, alert.filter({ hasText: 'The database is resting' }));
  await page.unroute('**/api/blogs?*');
  await page.getByRole('button', { name: 'View More Health Articles' }).click();
  await expect(alert).toBeHidden();
  await expect(cards).toHaveCount(110);
});

for (const arrival of ['with the page', 'late']) {
  test(`rows that cannot be cards are shown raw on request, with the ten articles below: ${arrival}`, {
    tag: '@stress',
  }, async ({ page, startSite }) => {
    // The first has a negative id, for which there is no icon; the second is not a row at all.
    const rows = [postRow(-7, { title: 'A post below zero' }), 'not a row'];
    const { url, remote } = await startSite({
      rows,
      ...(arrival === 'late' && { behaviour: { kind: 'waiting' } }),
    });
    await waitForPosts(page);
    await page.goto(`${url}/blog`, { waitUntil: 'commit' });
    if (arrival === 'late') await expect(spinner(page).first()).toBeVisible();
    remote.behaviour = { kind: 'normal' };
    const warning = page.getByRole('alert');
    const sentence = 'Blog data loaded but display issue detected';
    await expect(warning.getByText(sentence, { exact: true })).toBeVisible();
    await expect(warning.locator('details')).not.toHaveAttribute('open');
    await expect(warning.getByText('A post below zero')).toBeHidden();
    await warning.locator('summary').click();
    await expect(warning.getByText('A post below zero')).toBeVisible();
    await expect(warning.locator('pre')).toContainText('not a row');
    await expectAllArticles(page);
  });
}
