import { setFlagsFromString } from 'node:v8';
import { loadEnvironmentFile } from './config.ts';
import { openServer } from './open-server.ts';
import { runUntilStopped } from './run.ts';

// Garbage is collected when the memory in use has grown by 15 %, not by about 40 %: 30 MB less under load
// (`npm run bench -- server`).
setFlagsFromString('--heap-growing-percent=15');

/** Runs the whole server, for `npm start` and `npm run serve`. */
await runUntilStopped(() => {
  loadEnvironmentFile();
  return openServer();
});
