import { loadEnvironment } from './environment.ts';
import { runProgram } from './run-program.ts';
import { buildWhereStale } from './site-build.ts';

// npm start: builds where needed, then serves.
loadEnvironment();
await buildWhereStale();
process.exit(await runProgram(process.execPath, ['server/main.ts']));
