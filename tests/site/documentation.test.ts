import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const folders = 'bench clinic deploy docs scripts server shared src tests'.split(' ');
const projectFiles = globSync(['*', `{${folders}}/**`], { dot: true });

/** A path of a file or folder of the project; not an address of the site, nor a product of the build. */
const pathPattern = new RegExp(
  `^(?!/|\\.\\.|dist/)(?:(?:${folders.join('|')})/[\\w.*[\\]/-]+|[\\w.*[\\]/-]*\\w(?:/|\\.(?:astro|css|json|md|mjs|service|sh|timer|tsx?|txt|yaml)))$`,
);
const isPath = (text: string) => pathPattern.test(text);

/** The files that a path means: `*` is any name, and the folders at its beginning may be left out. */
function filesAt(text: string): string[] {
  const pattern = RegExp.escape(text.replace(/\/$/, '')).replaceAll('\\*', '[^/]+');
  const matcher = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
  return projectFiles.filter((file) => matcher.test(file));
}

const fence = /^```.*?\n(.*?)^```$/gms;

/** The texts between backticks. */
const codeSpans = (text: string) =>
  [...text.replace(fence, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The names of files and folders in the code blocks that show folders as trees, one line each. */
function treeNames(text: string): string[] {
  const trees = [...text.matchAll(fence)].map(([, tree = '']) => tree).join('');
  const lines = [...trees.matchAll(/^ *([\w.-]+\/?(?:, [\w.-]+\/?)*) {2,}\S/gm)];
  return lines.flatMap(([, names = '']) => names.split(', '));
}

test.each(['README.md', 'docs/architecture.md'])('%s names only files that exist', (page) => {
  const text = readFileSync(page, 'utf8');
  const paths = [...treeNames(text), ...codeSpans(text).filter(isPath)];
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => filesAt(path).length === 0)).toEqual([]);
});

test('each name in the index of README.md occurs in a file that is named beside it', () => {
  const [, index = ''] = readFileSync('README.md', 'utf8').split('\n## Where things live\n');
  const cells = [...index.matchAll(/^\|.+\| (.+) \|$/gm)].map(([, cell = '']) => codeSpans(cell));
  const missingNames = cells.flatMap((spans) => {
    const texts = spans
      .filter(isPath)
      .flatMap(filesAt)
      .map((file) => readFileSync(file, 'utf8'));
    return spans.filter((name) => {
      const escapedName = RegExp.escape(name.replace(/\(\)$/, ''));
      const word = new RegExp(`(?<!\\w)${escapedName}(?!\\w)`);
      return !isPath(name) && !texts.some((text) => word.test(text));
    });
  });
  expect(cells.length).toBeGreaterThan(50);
  expect(missingNames).toEqual([]);
});
