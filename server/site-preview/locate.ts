import type { FoundField, SitePageAnswer } from '../../shared/desk/site/page.ts';
import { comparable, isShownIn, pictureName } from '../../shared/desk/site/page-text.ts';
import { isWithin } from '../../shared/site-edits/fields.ts';
import type { CachedResponse } from '../pages/response/cached-response.ts';

/** How many pages are read to find a text. */
const mostPages = 60;

/** Shorter texts are on any page by chance. */
const shortest = 4;

interface Wanted {
  /** Where it may be, the likeliest first. */
  paths: string[];
  field: string;
  /** The texts of the file, as visitors see them now, and with drafts. */
  before: FoundField[];
  now: FoundField[];
}

/** The page on which a field is: the first that shows its text to visitors now, or the likeliest. */
export async function locateField(
  pageFor: (path: string) => Promise<CachedResponse | null>,
  { paths, field, before, now }: Wanted,
): Promise<SitePageAnswer> {
  const [likeliest = '/'] = paths;
  // An icon is found by the title beside it.
  const sought = field.replace(/\/icon$/, '/title');
  const text = longestIn(now, sought);
  const picture = text !== null && isPicture(text) ? pictureName(text) : null;
  const wanted = longestIn(before, sought) ?? text;
  const answer = { text: picture === null ? text : null, picture };
  if (wanted === null) return { path: likeliest, ...answer };
  for (const path of paths.slice(0, mostPages)) {
    const page = await pageFor(path);
    if (!page?.headers['content-type']?.startsWith('text/html')) continue;
    if (shows(page.bodies.identity.toString(), wanted)) return { path, ...answer };
  }
  return { path: likeliest, ...answer };
}

function shows(html: string, text: string): boolean {
  if (isPicture(text)) return html.includes(`/_astro/${pictureName(text)}.`);
  return isShownIn(text, comparable(textOf(html)));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of a page of ours; what is meant for machines is in its head, and in scripts. */
function textOf(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hexadecimal, name) => {
      if (name) return entities[name] ?? entity;
      return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16));
    });
}

/** The longest line of a field, which is found on a page as it is; null if all are too short. */
function longestIn(texts: FoundField[], field: string): string | null {
  const lines = texts
    .filter((each) => isWithin(each.field, field))
    .flatMap(({ text }) => text.split(/\n+/))
    .filter((line) => comparable(line).length >= shortest)
    .sort((one, other) => other.length - one.length);
  return lines[0] ?? texts.find((each) => each.field === field)?.text ?? null;
}

function isPicture(text: string): boolean {
  return /^[^\s]+\.(svg|png|jpe?g|webp|avif)$/i.test(text);
}
