import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteServer } from '../support/site-server.ts';

let site: SiteServer;
beforeAll(async () => {
  site = await SiteServer.start();
});
afterAll(() => site?.stop());

/** The recommended rules, but for those that are about style or do not fit, with the reason. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML; each form means the same to a browser.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Links that dial also carry words, such as "Call Now", which may wrap.
    'tel-non-breaking': 'off',
    // There are two menus, for wide screens and for phones; only one of them is shown.
    'unique-landmark': 'off',
    // HTML lets an id begin with a digit: "2d-echo".
    'valid-id': ['error', { relaxed: true }],
  },
});

it('every page is valid HTML, whether it is made when the site is built or on demand', async () => {
  const built = await glob('**/*.html', { cwd: 'dist/client' });
  const pages = await Promise.all(
    built.map(async (path) => ({ path, html: await readFile(join('dist/client', path), 'utf8') })),
  );
  const onDemand = [
    '/blog',
    '/blog?view=all',
    '/contact',
    '/contact?package=basic',
    '/privacy',
    '/search',
    '/search?q=heart',
    '/search?q=nothing-like-that',
  ];
  for (const path of onDemand) pages.push({ path, html: await site.text(path) });
  const faults = [];
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      // Astro puts the style of its islands where the first one stands.
      if (selector === 'html > body > style') continue;
      faults.push(`${path}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(pages.length).toBeGreaterThan(35);
  expect(faults).toEqual([]);
});
