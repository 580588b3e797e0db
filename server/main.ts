import { loadConfig } from './config.ts';
import { registerPages } from './http/pages.ts';
import { runUntilStopped } from './run.ts';
import { createServer } from './server.ts';
import { createServices } from './services.ts';

/** The whole server: what `npm start` and `npm run serve` run. */
await runUntilStopped(async () => {
  const services = await createServices(loadConfig());
  const app = createServer(services);
  await registerPages(app, services);
  return { app, services };
});
