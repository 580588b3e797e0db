import { loadEnvironmentFile } from './config.ts';
import { openServer } from './open-server.ts';
import { runUntilStopped } from './run.ts';

/** Runs the whole server, for `npm start` and `npm run serve`. */
await runUntilStopped(() => {
  loadEnvironmentFile();
  return openServer();
});
