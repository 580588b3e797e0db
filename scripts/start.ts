import { loadEnvironment } from './environment.ts';
import { runProgram } from './run-program.ts';
import { buildWhereStale } from './site-build.ts';

// npm start: builds if needed, then serves.
loadEnvironment();
await buildWhereStale();
// These limits keep memory low where thousands of posts are read, see docs/decisions/0014.
const options = ['--max-semi-space-size=8', '--max-old-space-size=512', 'server/main.ts'];
process.exit(await runProgram(process.execPath, options));
