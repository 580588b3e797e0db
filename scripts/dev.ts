import { readVariables } from '../server/config.ts';
import { checkFolder } from './check-folder.ts';
import { loadEnvironment } from './programs/environment.ts';
import { runProgram } from './programs/run-program.ts';

// npm run dev
loadEnvironment();
const { isValid } = await checkFolder(readVariables().CLINIC_DIR);
if (!isValid) process.exit(1);
process.exit(await runProgram('astro', ['dev', ...process.argv.slice(2)]));
