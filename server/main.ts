import { loadConfig } from './config.ts';
import { openSite } from './pages/site.ts';
import { runUntilStopped } from './run.ts';
import { createServer } from './server.ts';
import { createServices } from './services.ts';

/** The whole server: what `npm start` and `npm run serve` run. */
await runUntilStopped(async () => {
  const services = await createServices(loadConfig());
  const site = await openSite(services);
  return { app: createServer(services, site), services };
});
