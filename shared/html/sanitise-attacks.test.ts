import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clean } from '../../tests/posts/sanitise.ts';
import { xssPayloads } from '../../tests/posts/xss-payloads.ts';
import { sanitiseArticle } from './sanitise.ts';

const url = String.raw`(?:https?:\/\/|mailto:|tel:|\/|#|(?="))[^"<>]*`;
const attribute = [
  ` href="${url}"`,
  ' rel="noopener"',
  String.raw` src="(?:https:\/\/|\/)[^"<>]*"`,
  ' alt="[^"<>]*"',
  ' (?:width|height|start|colspan|rowspan)="[^"<>]*"',
  ' scope="[^"<>]*"',
  ' loading="lazy" decoding="async"',
].join('|');
const tags =
  'h[2-6]|p|div|br|hr|blockquote|[uod]l|li|d[td]|table|caption|t(?:head|body|foot|[rhd])|figure|figcaption|img|a|strong|b|em|i|u|s|small|su[bp]';
/** Everything that the output may contain: text without `<`, and these tags with these attributes. */
const harmless = new RegExp(`^(?:[^<]|</(?:${tags})>|<(?:${tags})(?:${attribute})*(?: /)?>)*$`);
const tagsOfArticles = `${tags}|details|summary|del|code|pre|span|section`;
const attributesOfArticles = `${attribute}| class="(?:table-box|footnotes|sr-only)"| (?:id|title|role|tabindex|aria-[a-z]+|data-column|data-states)(?:="[^"<>]*")?`;
const harmlessInArticles = new RegExp(
  `^(?:[^<]|</(?:${tagsOfArticles})>|<(?:${tagsOfArticles})(?:${attributesOfArticles})*(?: /)?>)*$`,
);

describe('attacks', () => {
  test('number at least a hundred, and are all different', () => {
    expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
    expect(xssPayloads.length).toBeGreaterThanOrEqual(100);
  });

  test.each(xssPayloads)('are harmless once sanitised: %s', (payload) => {
    const html = clean(payload) ?? '';
    expect(html).toMatch(harmless);
    expect(clean(html) ?? '').toBe(html);
    expect(sanitiseArticle(payload)).toMatch(harmlessInArticles);
  });

  test('are harmless in any combination', () => {
    const piece = fc.oneof(
      fc.constantFrom(...xssPayloads),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="',
        '">',
        '<!--',
        '-->',
        '<table>',
        '<svg>',
        '</style>',
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        expect(clean(pieces.join('')) ?? '').toMatch(harmless);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
