import { checkContent } from './check-content.ts';
import { loadEnvironment } from './environment.ts';
import { runProgram } from './run-program.ts';

// npm run dev
loadEnvironment();
if (!(await checkContent())) process.exit(1);
process.exit(await runProgram('astro', ['dev', ...process.argv.slice(2)]));
