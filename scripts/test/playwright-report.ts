import { join } from 'node:path';
import type { TestFileResult } from './test-file-result.ts';

/** Playwright's JSON report of a run. */
export interface PlaywrightReport {
  config?: { rootDir: string };
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
}

/** A file, or a group of tests in one. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

/** The results of a report by file, as Vitest gives them. */
export function resultsOf({ config, suites = [] }: PlaywrightReport): TestFileResult[] {
  return suites.map((file) => ({
    name: join(config?.rootDir ?? '', file.title),
    message: '',
    assertionResults: testsIn(file, []),
  }));
}

/** @param groups the names of the groups around its tests */
function testsIn(
  { specs, suites = [] }: Suite,
  groups: string[],
): TestFileResult['assertionResults'] {
  const own = specs.map(({ title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      status: ok ? 'passed' : 'failed',
      fullName: [...groups, title].join(' '),
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
      failureMessages: results.flatMap(({ error }) => error?.message ?? []),
    };
  });
  return [...own, ...suites.flatMap((group) => testsIn(group, [...groups, group.title]))];
}
