import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { socketTimeout } from './served-site.ts';
import type { ServeOptions } from './site-server.ts';

/**
 * The program of a server under test. Unlike `server/main.ts` it takes options, sends its port to the
 * process that started it, and exits with that process.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as ServeOptions & { cacheFolder: string };
const { runUntilStopped } = await load<typeof import('../../../server/run.ts')>('run.ts');

/** Generous, so that a busy machine does not look like a slow hosted table. Tests of slowness pass their own timings. */
const generousTimeouts = { callTimeout: 600_000, budget: 600_000 };
/** As for a server in the test's process: few tests change a folder or wait for a date. */
const contentInterval = 5_000;
const timings = {
  contentInterval,
  ...options.timings,
  posts: { ...generousTimeouts, ...options.timings?.posts },
};

process.once('disconnect', () => process.exit());
await runUntilStopped(async () => {
  const { app, services } = options.pages === false ? await openApi() : await openPages();
  app.server.timeout = socketTimeout;
  app.addHook('onListen', () => sendPort(app.addresses()));
  return { app, services };
}, options.timings);

/** Starts a server without pages; it may be an earlier release's. */
async function openApi() {
  const [{ createServer }, { createServices }, { loadConfig }] = await Promise.all([
    load<typeof import('../../../server/server.ts')>('server.ts'),
    load<typeof import('../../../server/services.ts')>('services.ts'),
    load<typeof import('../../../server/pages/load-config.ts')>('pages/load-config.ts'),
  ]);
  const services = await createServices(await loadConfig(), timings);
  const app = createServer(services);
  // Replaces the pages.
  app.get('/page', async () => 'a page');
  return { app, services };
}

async function openPages() {
  const { cacheFolder, isEager = false } = options;
  const { openServer } =
    await load<typeof import('../../../server/open-server.ts')>('open-server.ts');
  return openServer({ cacheFolder, isEager, ...timings }, timings);
}

function sendPort([address]: (AddressInfo | string)[]): void {
  process.send?.(typeof address === 'object' && address.port);
}

/** A module of the served project's server. */
function load<Module>(path: string): Promise<Module> {
  return import(join(options.project ?? process.cwd(), 'server', path));
}
