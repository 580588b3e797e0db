import { loadEnvironmentFile } from './config.ts';
import { openServer } from './open-server.ts';
import { runUntilStopped } from './run.ts';

/** The whole server: what `npm start` and `npm run serve` run. */
await runUntilStopped(() => {
  loadEnvironmentFile();
  return openServer();
});
