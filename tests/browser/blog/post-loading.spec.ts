import { expect, type Page } from '@playwright/test';
import { postRow } from '../../support/databases/posts.ts';
import { expectNoViolation } from '../looks/axe.ts';
import { stressIf } from '../site.ts';
import { postsFailureErrors, test, waitForPosts } from './site.ts';

test.use({ expectedErrors: postsFailureErrors, contextOptions: { reducedMotion: 'reduce' } });

const spinner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Loading blog post...' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const waitingService = { kind: 'waiting' } as const;
const normalService = { kind: 'normal' } as const;

test('a slow post shows a spinner, then its text', async ({ page, startSite }) => {
  const { url, remote } = await startSite({ rows: [postRow(1)], behaviour: waitingService });
  await waitForPosts(page);
  await page.goto(`${url}/blog/post-number-1`, { waitUntil: 'commit' });
  await expect(spinner(page)).toBeVisible();
  await expectNoViolation(page);
  await expect(page).toHaveTitle(/^Loading blog post\.\.\. \|/);
  await expect(page.locator('main').getByRole('link', { name: 'Back to Blog' })).toHaveCount(2);
  remote.behaviour = normalService;
  await expect(heading(page)).toHaveText('Post number 1');
  await expect(page.getByText('The text of post 1.')).toBeVisible();
  await expect(spinner(page)).toBeHidden();
  await expect(page).toHaveTitle(/^Post number 1 \|/);
});

const unavailable = /The article you asked for has moved or could not be loaded\./;

for (const [problem, nextBehaviour] of [
  ['is missing', normalService],
  ['never comes', waitingService],
] as const) {
  const title = `a slow post that ${problem} leads to the listing with an explanation, and leaves no history entry`;
  // The page handles both in the same way, so npm test runs only the first.
  test(title, stressIf(problem !== 'is missing'), async ({ page, startSite }) => {
    const { url, remote } = await startSite({ behaviour: waitingService });
    await page.goto(`${url}/contact`);
    await page.goto(`${url}/blog/post-number-1`, { waitUntil: 'commit' });
    await expect(spinner(page)).toBeVisible();
    remote.behaviour = nextBehaviour;
    await expect(page).toHaveURL(`${url}/blog?unavailable`);
    await expect(page.getByRole('alert').filter({ hasText: unavailable })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${url}/contact`);
  });
}
