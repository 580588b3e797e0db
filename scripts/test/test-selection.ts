import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { namePattern, type Selection } from './test-runners.ts';

/** The selection for each runner; absent if none of its tests matches. */
interface Selections {
  vitest?: Selection;
  playwright?: Selection;
}

/**
 * Finds the tests whose path contains a text or, if no path does, whose name contains it. Ignores
 * case.
 */
export async function matchingSelection(text: string): Promise<Selections> {
  const [vitestFiles, playwrightFiles] = await Promise.all([
    testFiles('{src,server,shared,scripts,tests}/**/*.test.{ts,tsx}'),
    testFiles('tests/browser/**/*.spec.ts'),
  ]);
  const hasText = (file: string) => file.toLowerCase().includes(text.toLowerCase());
  const byPath = selections(vitestFiles.filter(hasText), playwrightFiles.filter(hasText));
  if (byPath.vitest || byPath.playwright) return byPath;
  const files = await filesWithWordsOf(text, vitestFiles);
  return selections(files, (await playwrightHas(text)) ? playwrightFiles : [], text);
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

/**
 * Files that contain all words of a text or, if there are none, any of them: parts of a test's name may
 * be parameters.
 */
async function filesWithWordsOf(text: string, files: string[]): Promise<string[]> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [text.toLowerCase()];
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const has = (place: number, word: string) => sources[place]?.toLowerCase().includes(word);
  const withAll = files.filter((_, place) => words.every((word) => has(place, word)));
  if (withAll.length > 0) return withAll;
  return files.filter((_, place) => words.some((word) => has(place, word)));
}

/** Whether the name of a browser test contains a text; Playwright lists them without running any. */
function playwrightHas(text: string): Promise<boolean> {
  return promisify(execFile)('playwright', ['test', '--list', '--grep', namePattern(text)]).then(
    () => true,
    () => false,
  );
}
