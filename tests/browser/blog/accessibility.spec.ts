import { expect } from '@playwright/test';
import { postRow } from '../../support/databases/posts.ts';
import { expectNoViolation } from '../looks/axe.ts';
import { stressIf } from '../site.ts';
import { type BlogSite, startBlogSite, test, unreadNoise, waitForPosts } from './site.ts';

// One server for all tests of this file.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let site: BlogSite;

test.beforeAll(async () => {
  const content =
    '<h4>Late heading</h4><p>Text</p><h6>Deeper</h6><img src="https://images.example/a.jpg">';
  site = await startBlogSite({ rows: [postRow(1, { content }), postRow(2, { featured: true })] });
});

test.afterAll(() => site.close());

for (const path of ['/blog/post-number-1', '/blog?view=all', '/blog']) {
  const title = `axe finds nothing on ${path} with the clinic’s own posts`;
  // The whole listing has the cards of the first page too.
  test(title, stressIf(path.startsWith('/blog?') || path === '/blog'), async ({ page }) => {
    await page.goto(site.url + path);
    await expectNoViolation(page);
  });
}

test.describe('while posts are loading', () => {
  // On a slow machine they fail before the page has been looked at.
  test.use({ noise: unreadNoise });

  // In npm test, listing-states.spec.ts and post-loading.spec.ts look at what is shown meanwhile.
  const title = 'axe finds nothing on the listing and on a post';
  test(title, stressIf(true), async ({ page, startSite }) => {
    const { url } = await startSite({ behaviour: { kind: 'hanging' } });
    await waitForPosts(page);
    for (const path of ['/blog', '/blog/post-number-1']) {
      await page.goto(url + path);
      await expect(page.getByRole('status').filter({ visible: true }).first()).toBeVisible();
      await expectNoViolation(page);
    }
  });
});
