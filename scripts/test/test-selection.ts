import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { namePattern, nativeTypes, type Selection, stressTag } from './test-runners.ts';

/** The selection for each runner; absent if none of its tests matches. */
interface Selections {
  vitest?: Selection;
  playwright?: Selection;
}

/**
 * Finds the tests whose path contains a text or, if no path does, whose name contains it. Ignores
 * case.
 * @param isInBrowserTest whether the name of a browser test contains a text
 */
export async function matchingSelection(
  text: string,
  isInBrowserTest = playwrightHas,
): Promise<Selections> {
  const [vitestFiles, playwrightFiles] = await Promise.all([
    testFiles('{src,server,shared,scripts,tests}/**/*.test.{ts,tsx}'),
    testFiles('tests/browser/**/*.spec.ts'),
  ]);
  const sources = await sourcesOf(vitestFiles);
  const hasText = (file: string) => file.toLowerCase().includes(text.toLowerCase());
  const byPath = selections(
    testFilesOf(sources.filter(({ path }) => hasText(path))),
    playwrightFiles.filter(hasText),
  );
  if (byPath.vitest || byPath.playwright) return byPath;
  const files = testFilesOf(await sourcesWithWordsOf(text, sources));
  return selections(files, (await isInBrowserTest(text)) ? playwrightFiles : [], text);
}

const testFiles = (pattern: string) =>
  glob(pattern, { ignore: ['**/node_modules/**', 'tests/stress/**'] });

function selections(vitest: string[], playwright: string[], name?: string): Selections {
  const select = (files: string[]): Selection => ({ files, ...(name !== undefined && { name }) });
  return {
    ...(vitest.length > 0 && { vitest: select(vitest) }),
    ...(playwright.length > 0 && { playwright: select(playwright) }),
  };
}

/** A file with tests: a test file, or one of its parts, which are in a folder of its name. */
interface Source {
  path: string;
  testFile: string;
}

async function sourcesOf(files: string[]): Promise<Source[]> {
  const parts = (await testFiles('tests/**/*.ts'))
    .map((path) => ({ path, testFile: `${dirname(path)}.test.ts` }))
    .filter(({ testFile }) => files.includes(testFile));
  return [...files.map((path) => ({ path, testFile: path })), ...parts];
}

const testFilesOf = (sources: Source[]) => [...new Set(sources.map(({ testFile }) => testFile))];

/**
 * Files that contain all words of a text or, if there are none, any of them: parts of a test's name may
 * be parameters.
 */
async function sourcesWithWordsOf(text: string, sources: Source[]): Promise<Source[]> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [text.toLowerCase()];
  const contents = await Promise.all(sources.map(({ path }) => readFile(path, 'utf8')));
  const has = (place: number, word: string) => contents[place]?.toLowerCase().includes(word);
  const withAll = sources.filter((_, place) => words.every((word) => has(place, word)));
  if (withAll.length > 0) return withAll;
  return sources.filter((_, place) => words.some((word) => has(place, word)));
}

/** Whether the name of a browser test contains a text; Playwright lists them without running any. */
function playwrightHas(text: string): Promise<boolean> {
  const named = ['--grep', namePattern(text), '--grep-invert', stressTag];
  const options = { env: { ...process.env, ...nativeTypes } };
  return promisify(execFile)('playwright', ['test', '--list', ...named], options).then(
    () => true,
    () => false,
  );
}
