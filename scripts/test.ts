import { auditIsClean } from './audit.ts';
import { buildWhereStale } from './build/site-build.ts';
import { runProgram } from './programs/run-program.ts';
import { prepareForTests } from './test/test-environment.ts';
import { type Count, runPlaywright, runVitest, sum } from './test/test-runners.ts';
import { matchingSelection } from './test/test-selection.ts';

// npm test [-- PATTERN]: runs all checks, or the tests that match, and counts them.

await prepareForTests();

const pattern = process.argv.slice(2).join(' ');
const { passed, failed } = pattern ? await runMatching() : await runAll();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Builds the site, then runs all checks in parallel with the tests, since each of them waits now and then. */
async function runAll(): Promise<Count> {
  const tools = runTools();
  await buildWhereStale();
  // After the build, which writes Astro's types.
  const types = checkTypes();
  const counts = await Promise.all([tools, types, checkPackages(), runTests()]);
  return sum(counts.flat());
}

/**
 * Runs the tests without a browser, then those in one: beside each other, on two processors, they take half a
 * minute longer.
 */
async function runTests(): Promise<Count[]> {
  return [await runVitest(), await runPlaywright()];
}

async function runMatching(): Promise<Count> {
  const { vitest, playwright } = await matchingSelection(pattern);
  if (vitest || playwright) await buildWhereStale();
  const count = sum([
    ...(vitest ? [await runVitest(vitest)] : []),
    ...(playwright ? [await runPlaywright(playwright)] : []),
  ]);
  if (count.passed + count.failed > 0) return count;
  console.error(`No test has "${pattern}" in the path of its file or in its name.`);
  console.error(`Stress tests are not searched: npm run stress -- "${pattern}"`);
  return { passed: 0, failed: 1 };
}

async function runTools(): Promise<Count[]> {
  const layers = ['src', 'server', 'shared', 'scripts'];
  return [
    await check('biome', ['ci', '--error-on-warnings']),
    await check('depcruise', ['--config', '.dependency-cruiser.mjs', ...layers]),
    await check('knip', []),
  ];
}

/**
 * Checks types. TypeScript 7 takes a quarter of the processor time of version 6, which Astro's own check
 * still needs for .astro files: 16 s for both, and 35 s if Astro checked everything.
 */
async function checkTypes(): Promise<Count[]> {
  const pages = ['--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'];
  return [
    await check('node', ['node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded']),
    await check('astro', ['check', '--noSync', ...pages]),
  ];
}

/** Runs one static check; it counts as one test. */
async function check(tool: string, options: string[]): Promise<Count> {
  console.log(`\n${tool} ${options.join(' ')}`);
  const isClean = (await runProgram(tool, options)) === 0;
  return { passed: Number(isClean), failed: Number(!isClean) };
}

/** The audit of packages counts as one test, or as none if the registry does not answer. */
async function checkPackages(): Promise<Count> {
  console.log('\nnpm audit');
  const isClean = await auditIsClean();
  return { passed: Number(isClean === true), failed: Number(isClean === false) };
}
