import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runCommand } from '../../support/run-command.ts';
import { startInProcess } from '../../support/site/site-in-process.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { expect, type Locator, stressIf, test } from '../site.ts';

/** The file that a browser has chosen for a picture and has loaded. */
const shownIn = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc);

function writePhoto(file: string, background: string) {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background } }).toFile(file);
}

// In npm test, tests/posts imports and publishes a file, and desk/evening.spec.ts shows a picture.
test(
  'a Markdown file that staff import and publish is on the listing and has a page with its picture',
  stressIf(true),
  async ({ page }) => {
    const folder = temporaryFolder();
    const settings = { DATABASE_URL: `file:${join(folder, 'clinic.db')}` };
    const posts = async (...words: string[]) => {
      const { code, output, errors } = await runCommand(
        'server/commands/posts.ts',
        words,
        settings,
      );
      expect(code, errors).toBe(0);
      return output;
    };
    const file = join(folder, 'walking.md');
    const front =
      'title: Walking with the heart\nexcerpt: How far, how fast.\ncreated_at: 2026-01-31\nfeatured_image: park.jpg';
    // Two pictures, as Chromium shows the larger file again of one that it has already shown larger.
    await writePhoto(join(folder, 'park.jpg'), '#4a4');
    await writePhoto(join(folder, 'path.jpg'), '#a84');
    await writeFile(
      file,
      `---\n${front}\n---\n\n## The first week\n\nFive *slow* minutes.\n\n![A path](path.jpg)\n`,
    );
    const site = await startInProcess(
      settings,
      { posts: { fresh: 1, missing: 1 } },
      { pages: true },
    );
    try {
      expect(await posts('import', file)).toContain('/blog/walking-with-the-heart');
      await page.goto(`${site.url}/blog/walking-with-the-heart`);
      await expect(page).toHaveURL(`${site.url}/blog?unavailable`);

      await posts('publish', 'walking-with-the-heart');
      const card = page.locator('main li article').first();
      await expect.poll(() => site.text('/blog')).toContain('Walking with the heart');
      await page.goto(`${site.url}/blog`);
      await expect(card).toContainText('Walking with the heart');
      await expect(card).toContainText('January 31, 2026');
      await expect.poll(() => shownIn(card.locator('img'))).toMatch(/-960x720\.avif$/);
      await card.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walking with the heart');
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('The first week');
      await expect(page.locator('main em')).toHaveText('slow');
      await page.getByAltText('A path').scrollIntoViewIfNeeded();
      await expect.poll(() => shownIn(page.getByAltText('A path'))).toMatch(/-960x720\.avif$/);

      await posts('unpublish', 'walking-with-the-heart');
      await expect
        .poll(async () => {
          await page.reload();
          return page.url();
        })
        .toBe(`${site.url}/blog?unavailable`);
    } finally {
      await site.close();
    }
  },
);
