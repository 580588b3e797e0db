import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { type PhoneLinks, splitAtPhoneNumbers } from '../phone-numbers.ts';
import { pictureFiles } from '../pictures.ts';
import { contentLimits, findExceededLimit } from './content-limits.ts';
import { usablePictureAddress } from './picture-address.ts';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const allowedTags = [
  ...headings,
  ...['p', 'div', 'br', 'hr', 'blockquote'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'],
];

const allowedAttributes = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** Additions that an article's HTML, made from Markdown, may contain. */
const articleExtras = {
  tags: ['details', 'summary', 'del', 'code', 'pre', 'span', 'section'],
  attributes: {
    ...Object.fromEntries([...headings, 'li'].map((tag) => [tag, ['id']])),
    a: ['href', 'rel', 'title', 'id', 'aria-label', 'aria-describedby'],
    img: [...allowedAttributes.img, 'title'],
    div: ['role', 'tabindex', 'aria-labelledby', 'data-states'],
    td: ['data-column'],
  },
  classes: { div: ['table-box'], section: ['footnotes'], h2: ['sr-only'] },
};

/** Elements that are removed with their content; the text of all others is kept. */
const tagsWithoutText = [
  ...['script', 'style', 'noscript', 'template', 'title', 'svg', 'math', 'canvas', 'object'],
  ...['iframe', 'noframes', 'noembed', 'audio', 'video', 'textarea', 'select', 'option', 'xmp'],
];

const linkSchemes = ['https', 'http', 'mailto', 'tel'];

/** The content of a post, made safe. */
export interface SanitisedContent {
  /** Markup to show below a page's own `h1`, or null if no text and no picture is left. */
  html: string | null;
  /** What is wrong with the content, for the log: "has ..."; null if nothing is. */
  problem: string | null;
}

/**
 * Makes the content of a post safe: only what is listed above survives, headings begin at `h2` and
 * never skip a level.
 * @param content HTML that anyone may have written
 * @param siteUrl origin of this site; links to other sites get `rel="noopener"`
 * @param phoneLinks the phone numbers that become links, unless they are in one already
 */
export function sanitiseContent(
  content: unknown,
  siteUrl: string,
  phoneLinks: PhoneLinks = {},
): SanitisedContent {
  if (typeof content !== 'string') return { html: null, problem: null };
  const limit = findExceededLimit(content);
  if (limit) return { html: null, problem: `has over ${limit}: it is not shown` };
  const { html, depth, removedPictures } = sanitise(content, siteUrl, { phoneLinks });
  const problems = [
    depth > contentLimits.depth &&
      `has elements nested ${depth} deep: the tags below level ${contentLimits.depth} are removed`,
    removedPictures > 0 &&
      `has ${removedPictures} pictures that are not shown: their address must begin with https://`,
  ].filter((problem) => problem !== false);
  const trimmedHtml = html.trim();
  return { html: isEmpty(trimmedHtml) ? null : trimmedHtml, problem: problems.join('; ') || null };
}

/**
 * Sanitises the HTML of an article, whose Markdown may contain any HTML: removes scripts, styles, forms and frames.
 * @param html as it was made from Markdown by this site, with phone links
 */
export function sanitiseArticle(html: string): string {
  return sanitise(html, 'https://this-site.invalid', { isArticle: true }).html;
}

function sanitise(
  content: string,
  siteUrl: string,
  { phoneLinks = {}, isArticle = false }: { phoneLinks?: PhoneLinks; isArticle?: boolean },
): { html: string; depth: number; removedPictures: number } {
  const tagAt = createOutline();
  const heading = (tagName: string, attribs: Attributes) => ({
    tagName: tagAt(tagName),
    attribs,
  });
  let openElements = 0;
  let openLinks = 0;
  let depth = 0;
  let removedPictures = 0;
  let remainingLinks = contentLimits.phoneLinks;
  const { origin } = new URL(siteUrl);
  /** Text as HTML in which each phone number is a link. */
  const linkPhones = (text: string) =>
    splitAtPhoneNumbers(text, phoneLinks, remainingLinks)
      .map((part) => {
        if (typeof part === 'string') return part;
        remainingLinks -= 1;
        return `<a href="${part.href}">${part.text}</a>`;
      })
      .join('');
  const html = sanitizeHtml(content, {
    allowedTags: isArticle ? [...allowedTags, ...articleExtras.tags] : allowedTags,
    allowedAttributes: isArticle
      ? { ...allowedAttributes, ...articleExtras.attributes }
      : allowedAttributes,
    allowedClasses: isArticle ? articleExtras.classes : {},
    allowedSchemes: linkSchemes,
    allowProtocolRelative: false,
    nonTextTags: tagsWithoutText,
    nestingLimit: contentLimits.depth,
    onOpenTag(tagName) {
      openElements += 1;
      if (tagName === 'a') openLinks += 1;
      depth = Math.max(depth, openElements);
    },
    onCloseTag(tagName) {
      openElements -= 1;
      if (tagName === 'a') openLinks -= 1;
    },
    textFilter: (text) => (openLinks > 0 ? text : linkPhones(text)),
    exclusiveFilter({ tag, attribs }) {
      const isRemoved = tag === 'img' && !('src' in attribs);
      if (isRemoved) removedPictures += 1;
      return isRemoved;
    },
    transformTags: {
      ...Object.fromEntries(headings.map((tag) => [tag, heading])),
      a: (tagName, { href, rel: _, ...others }) => ({
        tagName,
        attribs: { ...linkAttributes(href, origin), ...others },
      }),
      img: (tagName, attribs) => ({ tagName, attribs: imageFrom(attribs, siteUrl) }),
    },
  });
  return { html, depth, removedPictures };
}

/**
 * Returns a function that is called with each heading's tag, in order, and returns the tag that it gets below the
 * page's `h1`: one level below the heading above it in the outline. `h3` followed by `h5` become `h2` and `h3`.
 */
function createOutline(): (tagName: string) => string {
  const openLevels: number[] = [];
  return (tagName) => {
    const level = Number(tagName.slice(1));
    while ((openLevels.at(-1) ?? 0) >= level) openLevels.pop();
    openLevels.push(level);
    return `h${Math.min(6, openLevels.length + 1)}`;
  };
}

/** The attributes of a link: its address as a browser would resolve it, so that no browser reads it in another way. */
function linkAttributes(href: string | undefined, origin: string): Attributes {
  if (href === undefined || href.length > contentLimits.address) return {};
  const url = URL.parse(href, origin);
  if (!url || !linkSchemes.includes(url.protocol.slice(0, -1))) return {};
  if (url.origin === origin) {
    const isOnPage = href.trim().startsWith('#');
    return { href: isOnPage ? `#${url.hash.slice(1)}` : url.pathname + url.search + url.hash };
  }
  return url.protocol.startsWith('http') ? { href: url.href, rel: 'noopener' } : { href: url.href };
}

function imageFrom(
  { src, alt = '', width, height, title }: Attributes,
  siteUrl: string,
): Attributes {
  const address = usablePictureAddress(src, siteUrl);
  if (address === null) return {};
  return {
    src: address,
    alt,
    ...sizeOf(address, width, height),
    ...(title && { title }),
    loading: 'lazy',
    decoding: 'async',
  };
}

/** The attributes by which the browser reserves space before a picture has loaded. */
function sizeOf(
  address: string,
  width: string | undefined,
  height: string | undefined,
): Attributes {
  const uploadedPicture = pictureFiles(address);
  if (uploadedPicture)
    return { width: String(uploadedPicture.width), height: String(uploadedPicture.height) };
  return { ...sizeIn('width', width), ...sizeIn('height', height) };
}

function sizeIn(name: 'width' | 'height', value: string | undefined): Attributes {
  return value !== undefined && /^\d{1,4}$/.test(value) ? { [name]: value } : {};
}

/** Whether HTML shows neither text nor a picture. */
function isEmpty(html: string): boolean {
  const text = html.replace(/<[^>]*>|&nbsp;/g, '');
  return text.trim() === '' && !html.includes('<img ');
}
