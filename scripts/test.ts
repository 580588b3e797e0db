import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditIsClean } from './audit.ts';
import { findChromium } from './chromium.ts';
import { runProgram } from './run-program.ts';
import { buildWhereStale } from './site-build.ts';

// npm test: everything there is to check, counted. Settings of this machine play no part.
interface Count {
  passed: number;
  failed: number;
}

const environment = { CHROMIUM: findChromium() };
const reports = await mkdtemp(join(tmpdir(), 'clinic-tests-'));
const count: Count = { passed: 0, failed: 0 };

await check('biome', ['ci', '--error-on-warnings']);
await check('depcruise', [
  '--config',
  '.dependency-cruiser.mjs',
  'src',
  'server',
  'shared',
  'scripts',
]);
await check('astro', ['check', '--minimumFailingSeverity', 'warning']);
await check('knip', []);
checkPackages();
await buildWhereStale();
add(await runVitest());
add(await runPlaywright());
await rm(reports, { recursive: true, force: true });
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);

/** Runs one checking tool; it counts as one test. */
async function check(tool: string, options: string[]): Promise<void> {
  console.log(`\n${tool} ${options.join(' ')}`);
  const status = await runProgram(tool, options);
  add({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
}

/** Known weaknesses of packages count as one test, where the registry answers. */
function checkPackages(): void {
  console.log('\nnpm audit');
  const isClean = auditIsClean();
  if (isClean !== null) add({ passed: isClean ? 1 : 0, failed: isClean ? 0 : 1 });
}

async function runVitest(): Promise<Count> {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await runProgram('vitest', ['run', ...reporters], environment);
  const report = await readReport(file);
  return atLeastOneFailed(status, {
    passed: Number(report['numPassedTests'] ?? 0),
    failed: Number(report['numFailedTests'] ?? 0),
  });
}

async function runPlaywright(): Promise<Count> {
  const file = join(reports, 'playwright.json');
  const status = await runProgram('playwright', ['test'], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const { stats } = await readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = (stats ?? {}) as Record<string, number>;
  // A flaky test is a bug, so it counts as one that failed.
  return atLeastOneFailed(status, { passed: expected, failed: unexpected + flaky });
}

/** A run that ended badly counts as failed even where it could not say which test. */
function atLeastOneFailed(status: number, { passed, failed }: Count): Count {
  return { passed, failed: status !== 0 || passed === 0 ? Math.max(failed, 1) : failed };
}

async function readReport(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, unknown>;
}

function add({ passed, failed }: Count): void {
  count.passed += passed;
  count.failed += failed;
}
