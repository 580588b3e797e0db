import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { containerFolder } from '../../support/content/container-folder.ts';
import { runCommand } from '../../support/run-command.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { freshSqlite, temporaryFolder } from '../../support/temporary.ts';

// In npm test, tests/deploy/container.test.ts checks what is copied into it.
it('the container has everything that the server needs to show its pages', async () => {
  const site = await SiteServer.start({}, { project: containerFolder(), kept: temporaryFolder() });
  for (const path of ['/', '/contact', '/blog', '/locations/sakoli', '/readyz']) {
    expect((await site.get(path)).status, path).toBe(200);
  }
  await site.stop();
});

it('a command in the container knows the addresses of the articles, which no post may take', async () => {
  const folder = containerFolder();
  const file = join(temporaryFolder(), 'post.md');
  const slug = 'ecg-vs-tmt-difference';
  writeFileSync(file, `---\ntitle: ECG or TMT\nslug: ${slug}\n---\n\nA text.\n`);
  const posts = join(folder, 'server/commands/posts.ts');
  const environment = { DATABASE_URL: freshSqlite() };
  const { code, errors } = await runCommand(posts, ['import', file], environment, folder);
  expect([code, errors]).toEqual([1, expect.stringContaining('an article has it')]);
});
