import { buildIfStale } from './build/site-build.ts';
import { prepareForTests } from './test/test-environment.ts';
import { printCount, runStress } from './test/test-runners.ts';

// npm run stress [-- PATTERN ...]: runs the load, fuzz, crash and long-running tests, one file after the other, then the
// other tests with the tag stress (@stress in a browser), or of both only the files with a pattern in their path. Not
// part of npm test: that has one small case of each.

await prepareForTests();
await buildIfStale();
const count = await runStress(process.argv.slice(2));
printCount(count);
process.exit(count.failed === 0 ? 0 : 1);
