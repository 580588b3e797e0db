import { readConfig } from '../../server/config.ts';
import { runUntilStopped } from '../../server/run.ts';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';

/**
 * The real server as a process of its own, without the pages, so that no build is needed. The
 * first argument may hold shorter timings as JSON. The page stands for all that a visitor reads.
 * It ends with the test that has started it.
 */
process.once('disconnect', () => process.exit());
await runUntilStopped(async () => {
  const timings: unknown = JSON.parse(process.argv[2] ?? '{}');
  const services = await createServices(readConfig(), timings as Record<string, number>);
  const app = createServer(services);
  app.get('/page', async () => 'a page');
  return { app, services };
});
