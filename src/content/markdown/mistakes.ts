import { markdownToHtml } from 'satteri';
import { contentLimits, findExceededLimit } from '../../../shared/html/content-limits.ts';
import { hasUnreadableMark } from '../../../shared/unreadable-marks.ts';
import { unreadablePaste } from '../fields/fields.ts';

/** The HTML that a text may have: collapsible sections, and formatting within a word, for which Markdown has no syntax. */
const allowedTag = /^<\/?(details|summary|strong|em|s|sub|sup|br)\s*\/?>$/;

const onlyMarkdownMessage =
  'write it without HTML; only details, summary, strong, em, s, sub, sup and br are allowed';

const allowedAddress = /^(https?:|mailto:|tel:|\/|#|\.{0,2}\/|[^:{]*$)/i;

/** A line that opens this many nested lists and quotes: parsing it would take minutes. */
const tooDeep = new RegExp(
  `^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t]))){${contentLimits.depth}}`,
  'm',
);

/**
 * What is wrong with the text of an article. The site removes what is reported here, so it does no harm if it is
 * published anyway.
 */
export function textErrors(text: string): string[] {
  const messages = new Set<string>();
  let pictureCount = 0;
  const checkAddress = ({ url }: { url: string }) => {
    if (!allowedAddress.test(url.trim())) messages.add(`the address ${url} cannot be a link`);
  };
  const plugin = {
    name: 'mistakes',
    html({ value }: { value: string }) {
      const tags = value.match(/<[^>]*>?/g) ?? [];
      if (!tags.every((tag) => allowedTag.test(tag))) messages.add(onlyMarkdownMessage);
    },
    link: checkAddress,
    definition: checkAddress,
    // Here the address is in a definition, which may belong to a link as well, so it cannot be checked as a picture's.
    imageReference() {
      messages.add(
        'write the address of a picture after its description: ![description](picture.jpg)',
      );
    },
    image({ url, alt }: { url: string; alt?: string | null | undefined }) {
      pictureCount += 1;
      if (!alt?.trim())
        messages.add(`say what picture ${pictureCount} shows, for those who do not see it`);
      // The value of a placeholder could be on another site too.
      if (URL.canParse(url) || /^[/\\]|\{/.test(url)) {
        messages.add(`the picture ${url} is on another site; use one of your own`);
      }
    },
  };
  if (tooDeep.test(text)) return ['has too many lists or quotes within one another'];
  if (hasUnreadableMark(text)) messages.add(unreadablePaste);
  const { html } = markdownToHtml(text, {
    mdastPlugins: [plugin],
    features: { frontmatter: false },
  });
  const limit = findExceededLimit(html);
  if (limit) messages.add(`is too long: it has over ${limit}`);
  return [...messages];
}
