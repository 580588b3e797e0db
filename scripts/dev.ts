import { clinicFolderPath } from '../src/content/folder/clinic-file.ts';
import { checkContent } from './check-content.ts';
import { loadEnvironment } from './programs/environment.ts';
import { runProgram } from './programs/run-program.ts';

// npm run dev
loadEnvironment();
const { isValid } = await checkContent(clinicFolderPath());
if (!isValid) process.exit(1);
process.exit(await runProgram('astro', ['dev', ...process.argv.slice(2)]));
