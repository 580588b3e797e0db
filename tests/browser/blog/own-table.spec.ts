import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import {
  type Endings,
  endAll,
  startServer,
  temporaryFolder,
  test,
} from '../../support/blog-site.ts';

const root = join(import.meta.dirname, '../../..');

test('a Markdown file that staff import and publish is on the listing and has a page', async ({
  page,
}) => {
  const endings: Endings = [];
  const folder = temporaryFolder(endings);
  const settings = { DATABASE_URL: `file:${join(folder, 'clinic.db')}` };
  const posts = async (...words: string[]) => {
    const command = [join(root, 'server/commands/posts.ts'), ...words];
    const env = { PATH: process.env['PATH'], ...settings };
    return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout;
  };
  const file = join(folder, 'walking.md');
  const front =
    'title: Walking with the heart\nexcerpt: How far, how fast.\ncreated_at: 2026-01-31';
  await writeFile(file, `---\n${front}\n---\n\n## The first week\n\nFive *slow* minutes.\n`);
  const site = await startServer(
    [join(root, 'tests/support/serve-site.ts'), JSON.stringify({ fresh: 1, missing: 1 })],
    settings,
  );
  endings.push(site.end);
  try {
    expect(await posts('import', file)).toContain('/blog/walking-with-the-heart');
    await page.goto(`${site.url}/blog/walking-with-the-heart`);
    await expect(page).toHaveURL(`${site.url}/blog`);

    await posts('publish', 'walking-with-the-heart');
    const card = page.locator('main li article').first();
    await expect(async () => {
      await page.reload();
      await expect(card).toContainText('Walking with the heart', { timeout: 500 });
    }).toPass();
    await expect(card).toContainText('January 31, 2026');
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walking with the heart');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('The first week');
    await expect(page.locator('main em')).toHaveText('slow');

    await posts('unpublish', 'walking-with-the-heart');
    await expect(async () => {
      await page.reload();
      await expect(page).toHaveURL(`${site.url}/blog`, { timeout: 500 });
    }).toPass();
  } finally {
    await endAll(endings);
  }
});
