import { glob } from 'tinyglobby';
import { buildIfStale } from './build/site-build.ts';
import { runProgram } from './programs/run-program.ts';
import { prepareForTests } from './test/test-environment.ts';
import { type Count, printCount, runPlaywright, runVitest, sum } from './test/test-runners.ts';

// npm test [-- PATTERN ...]: runs all checks, or the tests that match, and counts them.

await prepareForTests();

const patterns = process.argv.slice(2);
const count = patterns.length > 0 ? await runMatchingTests() : await runAll();
printCount(count);
process.exit(count.failed === 0 ? 0 : 1);

/** Builds the site, then runs the tests. The static checks run in parallel, since each task waits now and then. */
async function runAll(): Promise<Count> {
  const tools = runTools();
  await buildIfStale();
  // After the build, because it writes Astro's types.
  const types = checkTypes();
  const counts = await Promise.all([tools, types, runTests()]);
  return sum(counts.flat());
}

/**
 * First runs the tests without a browser, then those in one; in parallel, they would take half a minute longer on
 * two processors.
 */
async function runTests(): Promise<Count[]> {
  return [await runVitest(), await runPlaywright()];
}

/** Runs the tests whose paths contain one of the patterns. A pattern that is in no path selects tests by their name. */
async function runMatchingTests(): Promise<Count> {
  await buildIfStale();
  const testGlobs = [
    '{src,server,shared,scripts,tests}/**/*.test.{ts,tsx}',
    'tests/browser/**/*.spec.ts',
  ];
  const paths = await glob(testGlobs, { ignore: ['tests/stress/**', '**/node_modules/**'] });
  const isIn = (path: string, pattern: string) =>
    path.toLowerCase().includes(pattern.toLowerCase());
  const files = paths.filter((path) => patterns.some((pattern) => isIn(path, pattern)));
  const browserTests = files.filter((path) => path.endsWith('.spec.ts'));
  const otherTests = files.filter((path) => !path.endsWith('.spec.ts'));
  const counts = [
    ...(otherTests.length > 0 ? [await runVitest({ files: otherTests })] : []),
    ...(browserTests.length > 0 ? [await runPlaywright({ files: browserTests })] : []),
  ];
  const names = patterns.filter((pattern) => !paths.some((path) => isIn(path, pattern)));
  for (const name of names) counts.push(await runByName(name));
  return sum(counts);
}

async function runByName(name: string): Promise<Count> {
  console.log(`\n"${name}" is in the path of no test: searching the names of all tests`);
  const selection = { files: [], name };
  const count = sum([await runVitest(selection), await runPlaywright(selection)]);
  if (count.passed + count.failed > 0) return count;
  console.error(`No test has "${name}" in the path of its file or in its name.`);
  console.error(`Stress tests are not searched: npm run stress -- "${name}"`);
  return { passed: 0, failed: 1 };
}

async function runTools(): Promise<Count[]> {
  const folders = ['src', 'server', 'shared', 'scripts'];
  return [
    await check('biome', ['ci', '--error-on-warnings']),
    await check('depcruise', ['--config', '.dependency-cruiser.mjs', ...folders]),
    await check('knip', []),
  ];
}

/**
 * Checks types. TypeScript 7 takes a quarter of the processor time of version 6. Astro's own check still needs
 * version 6, so it checks only .astro files: 16 s for both checks, instead of 35 s if Astro checked everything.
 */
async function checkTypes(): Promise<Count[]> {
  const options = ['--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'];
  return [
    await check('node', ['node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded']),
    await check('astro', ['check', '--noSync', ...options]),
  ];
}

/** Runs one static check; it counts as one test. */
async function check(tool: string, options: string[]): Promise<Count> {
  console.log(`\n${tool} ${options.join(' ')}`);
  const isClean = (await runProgram(tool, options)) === 0;
  return isClean ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [tool] };
}
