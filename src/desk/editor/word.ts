import { asciiDigits } from '../../../shared/text/digits.ts';

/** A list paragraph, as Word writes it. */
const listParagraph = /<p\b[^>]*\bmso-list:\s*l\d+\s+level(\d)[^>]*>([\s\S]*?)<\/p>/gi;

/** A list item, as Word in the browser writes it: each in its own list and box. */
const boxedItem =
  /<div\b[^>]*\bListContainerWrapper\b[^>]*>\s*<(ul|ol)\b[^>]*>\s*<li\b[^>]*\bdata-aria-level="(\d)"[^>]*>([\s\S]*?)<\/li>\s*<\/\1>\s*<\/div>/gi;

/** The bullet or number of such a paragraph, for programs that do not understand Word's lists. */
const marker = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/gi;

/** Items that follow one another, as `asItem` writes them. */
const items = /(?:<item [^>]*>[\s\S]*?<\/item>\s*)+/g;

/** Words that were deleted with tracked changes, which Word keeps until the change is accepted. */
const deleted = /<del\b[^>]*\bdatetime=[\s\S]*?<\/del>/gi;

/** An item of a Word list. */
interface Item {
  /** How deeply its list is nested, from 1. */
  level: number;
  kind: 'ul' | 'ol';
  /** Its number, if it is written in digits. */
  number: number | null;
  html: string;
}

/**
 * Converts what Word puts on the clipboard: paragraphs that begin with a bullet or a number become nested
 * lists, and Word's own style properties, whose names contain standard ones, are removed.
 * @param html any markup; that of other programs is left unchanged
 */
export function fromWord(html: string): string {
  return html
    .replace(deleted, '')
    .replace(listParagraph, (_paragraph, level: string, content: string) => {
      const sign = signIn(content);
      const isNumbered = /^\(?[\p{L}\p{N}]{1,4}[.)]/u.test(sign);
      return asItem(isNumbered ? 'ol' : 'ul', level, sign, `<p>${content.replace(marker, '')}</p>`);
    })
    .replace(boxedItem, (_box, kind: string, level: string, content: string) =>
      asItem(kind, level, '', content),
    )
    .replace(items, (found) => listsOf(readItems(found)))
    .replace(marker, (_marker, sign: string) => `${signIn(sign) || textIn(sign)} `)
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\bmso-[\w-]+\s*:[^;"'>]*;?/gi, ''));
}

/** The bullet or the number at the beginning of a paragraph. */
function signIn(content: string): string {
  const [found] = content.matchAll(marker);
  return asciiDigits(textIn(found?.[1] ?? ''));
}

function textIn(html: string): string {
  return html.replace(/<[^>]*>|&nbsp;/g, '').trim();
}

function asItem(kind: string, level: string, sign: string, html: string): string {
  const number = /^\(?(\d+)/.exec(sign)?.[1] ?? '';
  return `<item ${kind} ${level} ${number}>${html}</item>`;
}

function readItems(html: string): Item[] {
  const found = html.matchAll(/<item (ul|ol) (\d) (\d*)>([\s\S]*?)<\/item>/g);
  return Array.from(found, ([, kind, level, number, content = '']) => ({
    kind: kind === 'ol' ? 'ol' : 'ul',
    level: Number(level),
    number: number ? Number(number) : null,
    html: content,
  }));
}

/** Builds nested lists: a deeper item belongs to the one before it. */
function listsOf(all: Item[]): string {
  const [first] = all;
  if (!first) return '';
  const end = all.findIndex((item, place) => place > 0 && isOfNextList(item, first));
  const own = end < 0 ? all : all.slice(0, end);
  const parts: Item[][] = [];
  for (const item of own) {
    const part = parts.at(-1);
    if (part && item.level > first.level) part.push(item);
    else parts.push([item]);
  }
  const shown = parts.map(([item, ...deeper]) => `<li>${item?.html}${listsOf(deeper)}</li>`);
  const start = (first.number ?? 1) > 1 ? ` start="${first.number}"` : '';
  const list = `<${first.kind}${start}>${shown.join('')}</${first.kind}>`;
  return end < 0 ? list : list + listsOf(all.slice(end));
}

/** Whether an item no longer belongs to the list that begins with `first`. */
function isOfNextList({ level, kind, number }: Item, first: Item): boolean {
  return level < first.level || (level === first.level && (kind !== first.kind || number === 1));
}
