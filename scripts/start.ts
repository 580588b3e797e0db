import { buildIfStale } from './build/site-build.ts';
import { loadEnvironment } from './programs/environment.ts';
import { runProgram } from './programs/run-program.ts';
import { serverEnvironment, serverProgram } from './programs/server-program.ts';

// npm start: builds if needed, then serves.
loadEnvironment();
await buildIfStale();
process.exit(await runProgram(process.execPath, serverProgram, serverEnvironment));
