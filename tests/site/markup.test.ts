import { readFile } from 'node:fs/promises';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { readWholeSite } from '../support/whole-site.ts';

const used = readWholeSite();

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
    // The menu stands twice, for wide screens and for phones; only one of them is ever shown.
    'unique-landmark': 'off',
    // HTML lets an id begin with a digit: "2d-echo".
    'valid-id': ['error', { relaxed: true }],
  },
});

it('every page is valid HTML, however it is made', async () => {
  const missing = await (await used.site.get('/no-such-page')).text();
  // The page for a fault of the server is shown only when one happens.
  const error = await readFile('dist/client/500.html', 'utf8');
  const pages = [...used.found.pages.values()].map(({ path, html }) => ({ path, html }));
  pages.push({ path: '/no-such-page', html: missing }, { path: '/500', html: error });
  const faults = [];
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${path}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(pages.length).toBeGreaterThan(35);
  expect(faults).toEqual([]);
});
