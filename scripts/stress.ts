import { writeFile } from 'node:fs/promises';
import { buildWhereStale } from './build/site-build.ts';
import { stressRecord } from './test/stress-record.ts';
import { prepareForTests } from './test/test-environment.ts';
import { runStress } from './test/test-runners.ts';

// npm run stress [-- PATTERN]: runs the tests that need a crowd, a fuzz, a kill or real time, one file
// after the other, and the browser tests tagged @stress, or only the files that have a pattern in their
// path. A full run is recorded in bench/stress-latest.txt. Not part of npm test, which has one small case
// of each.

await prepareForTests();
const pattern = process.argv[2];
await buildWhereStale();
const { count, files } = await runStress(pattern);
const total = `${count.passed} passed, ${count.failed} failed`;
if (!pattern) {
  await writeFile('bench/stress-latest.txt', `${stressRecord(files, new Date())}\n${total}\n`);
}
console.log(total);
process.exit(count.failed === 0 ? 0 : 1);
