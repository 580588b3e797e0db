import { loadEnvironment } from './environment.ts';
import { runProgram } from './run-program.ts';

// npm run dev
loadEnvironment();
process.exit(await runProgram('astro', ['dev', ...process.argv.slice(2)]));
