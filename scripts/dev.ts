import { clinicFolderPath } from '../src/content/folder/clinic-file.ts';
import { checkContent } from './check-content.ts';
import { loadEnvironment } from './programs/environment.ts';
import { runProgram } from './programs/run-program.ts';

// npm run dev
loadEnvironment();
const { isRight } = await checkContent(clinicFolderPath());
if (!isRight) process.exit(1);
process.exit(await runProgram('astro', ['dev', ...process.argv.slice(2)]));
