import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { installTestChromium } from '../programs/chromium.ts';
import { runProgram } from '../programs/run-program.ts';

/** How many tests passed and failed, and which failed. */
export interface Count {
  passed: number;
  failed: number;
  /** The titles of the failed tests, with their files. */
  failures?: string[];
}

/** Which tests to run. */
interface Selection {
  /** Test files, by their paths; none means all of them. */
  files: string[];
  /** Part of the names of the tests to run in these files; all of them if omitted. */
  name?: string;
}

const allTests: Selection = { files: [] };

/** Vitest's JSON report of a run. */
interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Playwright's JSON report of a run. */
interface PlaywrightReport {
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** The tag of tests that `npm run stress` runs and `npm test` does not. */
const vitestTag = 'stress';

/** The tag in browser tests: Playwright's tags begin with @. */
const playwrightTag = `@${vitestTag}`;

/**
 * Lets Node strip types from the browser tests: Playwright's own compiler costs a fifth of its workers' processor
 * time, and 16 s before the first test.
 */
const nativeTypes = { PW_DISABLE_TS_ESM: '1' };

/** Adds up counts. */
export function sum(counts: Count[]): Count {
  return counts.reduce(
    (all, { passed, failed, failures = [] }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      failures: [...(all.failures ?? []), ...failures],
    }),
    { passed: 0, failed: 0 },
  );
}

/** Prints which tests failed, and in the last line how many: some logs keep only their end. */
export function printCount({ passed, failed, failures = [] }: Count): void {
  for (const title of failures) console.log(`failed: ${title}`);
  console.log(`${passed} passed, ${failed} failed`);
}

/**
 * Runs the tests that need no browser.
 * @param options further options for Vitest
 */
export async function runVitest(
  { files, name }: Selection = allTests,
  options: string[] = [],
): Promise<Count> {
  const filter = name === undefined ? [] : ['--testNamePattern', namePattern(name)];
  const selection = ['--project=!stress', `--tags-filter=!${vitestTag}`, ...files, ...filter];
  const count = await executeVitest([...selection, ...options]);
  return name === undefined ? failIfEmpty(count) : count;
}

/** Runs the tests that need a browser. */
export async function runPlaywright({ files, name }: Selection = allTests): Promise<Count> {
  const filter = name === undefined ? [] : ['--grep', namePattern(name), '--pass-with-no-tests'];
  const count = await executePlaywright([...files, ...filter, '--grep-invert', playwrightTag]);
  return name === undefined ? failIfEmpty(count) : count;
}

/**
 * Runs the load, fuzz, crash and long-running tests, one file after the other, and then the other tests with the stress
 * tag, with and without a browser.
 * @param files parts of the paths of the files to run; none means all of them
 */
export async function runStress(files: string[]): Promise<Count> {
  const stressCount = await executeVitest(['--project=stress', ...files, '--passWithNoTests']);
  const taggedCount = await executeVitest([
    ...['--project=!stress', `--tags-filter=${vitestTag}`],
    ...files,
    '--passWithNoTests',
  ]);
  const browserOptions = ['--grep', playwrightTag, '--pass-with-no-tests', '--workers=1'];
  const browserCount = await executePlaywright([...files, ...browserOptions]);
  return failIfEmpty(sum([stressCount, taggedCount, browserCount]));
}

/** Runs the main journeys in other browsers. */
export async function runEngines(): Promise<Count> {
  return failIfEmpty(await executeVitest(['--root=.', '--config=tests/engines/vitest.config.ts']));
}

function executeVitest(options: string[]): Promise<Count> {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const status = await runProgram('vitest', ['run', ...options, ...reporters]);
    const report: VitestReport = await readReport(file);
    const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report;
    return withStatus(status, { passed, failed, failures: failuresInVitest(report) });
  });
}

function executePlaywright(options: string[]): Promise<Count> {
  installTestChromium();
  return withReport(async (file) => {
    const variables = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...nativeTypes };
    const status = await runProgram('playwright', ['test', ...options], variables);
    const report: PlaywrightReport = await readReport(file);
    const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
    // A flaky test is a bug, so it counts as failed.
    const failures = (report.suites ?? []).flatMap((suite) => failuresInPlaywright(suite));
    return withStatus(status, { passed: expected, failed: unexpected + flaky, failures });
  });
}

/** The tests that failed, and the files that failed as a whole. */
function failuresInVitest({ testResults = [] }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative('.', name);
      const failedTests = assertionResults.filter(({ status }) => status === 'failed');
      if (failedTests.length === 0) return file;
      return failedTests.map(({ fullName }) => `${file}: ${fullName}`);
    });
}

function failuresInPlaywright({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failedSpecs = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return [
    ...failedSpecs.map(({ title }) => `tests/browser/${file}: ${title}`),
    ...suites.flatMap(failuresInPlaywright),
  ];
}

/** A regular expression for names that contain a text; Vitest puts " > " between groups and tests. */
function namePattern(text: string): string {
  const escapedText = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `(?i:${escapedText.replaceAll(' ', '(?: > | )')})`;
}

/** Counts a failure if a run exits with an error although its report names no failed test. */
function withStatus(status: number, count: Count): Count {
  return { ...count, failed: status === 0 ? count.failed : Math.max(count.failed, 1) };
}

/** Counts a run without any test as a failure. */
function failIfEmpty(count: Count): Count {
  return { ...count, failed: count.passed === 0 ? Math.max(count.failed, 1) : count.failed };
}

/** Provides a temporary file for a run's report. */
async function withReport<Result>(run: (file: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-tests-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readReport(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, unknown>;
}
