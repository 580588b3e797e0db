import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { postRow } from '../../support/databases/posts.ts';
import { startPostgrest } from '../../support/services/postgrest.ts';
import { startInProcess } from '../../support/site/site-in-process.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const project = resolve(import.meta.dirname, '../../..');

describe('a later build', () => {
  it('does not disturb the running server, although it deletes everything that was built', async () => {
    const root = temporaryFolder();
    const folder = join(root, 'dist');
    cpSync(join(project, 'dist'), folder, { recursive: true });
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
    const remote = await startPostgrest([postRow(1, { slug: 'walking-helps' })]);
    const timings = { warmUpTimeout: 600_000 };
    const options = { pages: folder, isAhead: true };
    const environment = { BLOGS_URL: remote.url, BLOGS_KEY: remote.key, LOG_LEVEL: 'info' };
    const running = await startInProcess(environment, timings, options);
    await expect.poll(() => running.log.join()).toContain('all pages are made');
    await running.get('/api/blogs/walking-helps');
    rmSync(folder, { recursive: true });
    const paths = ['/', '/offers', '/blog', '/blog?view=all', '/blog/walking-helps', '/contact'];
    for (const path of [...paths, '/privacy', '/rss.xml', '/sitemap-posts.xml']) {
      expect({ path, status: (await running.get(path)).status }).toEqual({
        path,
        status: 200,
      });
    }
    expect((await running.get('/nowhere')).status).toBe(404);
    await running.close();
    await remote.close();
  });
});
