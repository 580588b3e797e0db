import { expect, it } from 'vitest';
import { containerFolder } from '../../support/content/container-folder.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { temporaryFolder } from '../../support/temporary.ts';

// In npm test, tests/deploy/container.test.ts checks what is copied into it.
it('the container has everything that the server needs to show its pages', async () => {
  const site = await SiteServer.start(
    {},
    { project: containerFolder(), cacheFolder: temporaryFolder() },
  );
  for (const path of ['/', '/contact', '/blog', '/locations/sakoli', '/readyz']) {
    expect((await site.get(path)).status, path).toBe(200);
  }
  await site.stop();
});
