import { buildWhereStale } from './build/site-build.ts';
import { loadEnvironment } from './programs/environment.ts';
import { runProgram } from './programs/run-program.ts';

// npm start: builds if needed, then serves.
loadEnvironment();
await buildWhereStale();
// These limits keep memory low when thousands of posts are read, see docs/decisions/0014.
const options = ['--max-semi-space-size=8', '--max-old-space-size=512', 'server/main.ts'];
process.exit(await runProgram(process.execPath, options));
