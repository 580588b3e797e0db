import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installTestChromium } from '../programs/chromium.ts';
import { runProgram } from '../programs/run-program.ts';

/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** Which tests to run. */
export interface Selection {
  /** Test files, by their paths; none means all of them. */
  files: string[];
  /** Part of the names of the tests to run in these files; all of them if omitted. */
  name?: string;
}

const everything: Selection = { files: [] };

/** Vitest's JSON report of a run. */
export interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    /** The absolute path of the test file. */
    name: string;
    /** What went wrong outside its tests; empty if nothing did. */
    message: string;
    assertionResults: {
      status: string;
      /** Including the names of its groups. */
      fullName: string;
      /** In milliseconds. */
      duration?: number;
      failureMessages: string[] | null;
    }[];
  }[];
}

/** Adds up counts. */
export function sum(counts: Count[]): Count {
  return counts.reduce(
    (all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** Runs the tests that need no browser. */
export async function runVitest(selection: Selection = everything): Promise<Count> {
  return (await runVitestProjects('!stress', selection)).count;
}

/** Runs the tests that need a crowd, a fuzz, a kill or real time. */
export function runStress(selection: Selection): Promise<{ count: Count; report: VitestReport }> {
  return runVitestProjects('stress', selection);
}

/**
 * Runs projects of vitest.config.ts.
 * @param projects a pattern of their names
 */
function runVitestProjects(projects: string, { files, name }: Selection) {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const named = name === undefined ? [] : ['--testNamePattern', namePattern(name)];
    const options = ['run', `--project=${projects}`, ...files, ...named, ...reporters];
    const status = await runProgram('vitest', options);
    const report: VitestReport = await readReport(file);
    const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report;
    return { count: atLeastOneFailed(status, { passed, failed }, name), report };
  });
}

/** Runs the tests that need a browser. */
export function runPlaywright({ files, name }: Selection = everything): Promise<Count> {
  installTestChromium();
  return withReport(async (report) => {
    const named = name === undefined ? [] : ['--grep', namePattern(name)];
    const status = await runProgram('playwright', ['test', ...files, ...named], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    const { stats } = await readReport(report);
    const { expected = 0, unexpected = 0, flaky = 0 } = (stats ?? {}) as Record<string, number>;
    // A flaky test is a bug, so it counts as failed.
    return atLeastOneFailed(status, { passed: expected, failed: unexpected + flaky }, name);
  });
}

/** A regular expression for names that contain a text; Vitest puts " > " between groups and tests. */
export function namePattern(text: string): string {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `(?i:${escaped.replaceAll(' ', '(?: > | )')})`;
}

/**
 * Counts a failure if a run exits with an error although its report names no failed test, or if it has no
 * tests at all, unless tests were selected by name.
 */
function atLeastOneFailed(status: number, { passed, failed }: Count, name?: string): Count {
  const isEmpty = passed === 0 && name === undefined;
  return { passed, failed: status !== 0 || isEmpty ? Math.max(failed, 1) : failed };
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
