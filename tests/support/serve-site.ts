import { readConfig } from '../../server/config.ts';
import { openSite } from '../../server/pages/site.ts';
import { createPosts } from '../../server/posts/index.ts';
import { runUntilStopped } from '../../server/run.ts';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';

/**
 * The whole server over the built site, as a process of its own. The first argument is JSON: how
 * long posts are remembered and a remote service is waited for. It ends with the test that has
 * started it.
 */
process.once('disconnect', () => process.exit());
await runUntilStopped(async () => {
  const timing: unknown = JSON.parse(process.argv[2] ?? '{}');
  const config = readConfig();
  const common = await createServices(config);
  const { database, log } = common;
  const posts = createPosts({ config, database, log, timing: timing as Record<string, number> });
  const services = { ...common, posts };
  const site = await openSite(services);
  return { app: createServer(services, site), services };
});
