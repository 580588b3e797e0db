import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();

it('one page of each kind is valid HTML as it is served', async () => {
  const pathsByKind = new Map(site.pages.map(({ path }) => [kindOf(path), path]));
  const paths = new Set([...pathsByKind.values(), ...unlinkedPaths, '/hi', '/desk']);
  const pages = new Map<string, string>();
  for (const path of paths) {
    const html = site.crawl.pages.get(path)?.html;
    pages.set(path, html ?? (await (await site.server.get(path)).text()));
  }
  expect(pages.size).toBeGreaterThan(15);
  expect(await findFaults(pages)).toEqual([]);
});

it('every page is valid HTML as it is served, in every language', {
  tags: ['stress'],
}, async () => {
  const pages = new Map([...site.crawl.pages].map(([path, { html }]) => [path, html]));
  for (const path of ['/hi', '/mr'].flatMap((language) =>
    unlinkedPaths.map((path) => language + path),
  )) {
    pages.set(path, await (await site.server.get(path)).text());
  }
  expect(pages.size).toBeGreaterThan(100);
  expect(await findFaults(pages)).toEqual([]);
});

/** The path without its last segment identifies the kind. */
function kindOf(path: string): string {
  return path.split('/').length > 3 ? path.slice(0, path.lastIndexOf('/')) : path;
}

/** Pages of each language that cannot be reached by links. */
const unlinkedPaths = [
  '/blog?view=all',
  '/blog?unavailable',
  '/contact?package=basic',
  '/no-such-page',
  '/offline',
  '/search?q=heart',
  '/search?q=nothing-like-that',
];

/** The recommended rules except those that concern style or do not apply, each with the reason. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML; to a browser each form means the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Links that dial also contain words such as "Call Now", which may wrap.
    'tel-non-breaking': 'off',
    // There are two menus, for wide screens and for phones; only one of them is shown.
    'unique-landmark': 'off',
    // The boxes of half days have one name: the server reads each that is ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // HTML allows an id to begin with a digit: "2d-echo".
    'valid-id': ['error', { relaxed: true }],
  },
});

/** The faults in the HTML of pages, by path: one line each. */
async function findFaults(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const faults = [];
  for (const [path, html] of pages) {
    // The validator ignores what follows the end tag.
    if (!html.trimEnd().endsWith('</html>')) faults.push(`${path}: something follows </html>`);
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      // Astro puts the style of its islands where the first island is.
      if (selector === 'html > body > style') continue;
      faults.push(`${path}: ${ruleId}: ${message} (${selector})`);
    }
  }
  return faults;
}
