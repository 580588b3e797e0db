import { loadEnvironment } from './environment.ts';
import { runProgram } from './run-program.ts';
import { buildWhereStale } from './site-build.ts';

// npm start: builds where needed, then serves.
loadEnvironment();
await buildWhereStale();
// The young space is kept small: thousands of posts are read through it, see docs/decisions/0021.
const options = ['--max-semi-space-size=8', 'server/main.ts'];
process.exit(await runProgram(process.execPath, options));
