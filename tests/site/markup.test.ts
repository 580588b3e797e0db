import { expect, it } from 'vitest';
import { readWholeSite } from '../support/site/whole-site.ts';
import { faultsOfHtml, unlinked } from './valid-html.ts';

const used = readWholeSite();

// Every page in every language: tests/stress/site/markup.test.ts.
it('one page of each kind is valid HTML as it is served', async () => {
  const kinds = new Map(used.pages.map(({ path }) => [kindOf(path), path]));
  const paths = new Set([...kinds.values(), ...unlinked, '/hi', '/desk']);
  const pages = new Map<string, string>();
  for (const path of paths) {
    const found = used.found.pages.get(path)?.html;
    pages.set(path, found ?? (await (await used.site.get(path)).text()));
  }
  expect(pages.size).toBeGreaterThan(15);
  expect(await faultsOfHtml(pages)).toEqual([]);
});

/** The path without its last segment identifies the kind. */
function kindOf(path: string): string {
  return path.split('/').length > 3 ? path.slice(0, path.lastIndexOf('/')) : path;
}
