import { HtmlValidate } from 'html-validate';

/** Pages of each language that cannot be reached by links. */
export const unlinked = [
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

/** What is wrong with the HTML of pages, by their paths: one line for each fault. */
export async function faultsOfHtml(pages: ReadonlyMap<string, string>): Promise<string[]> {
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
