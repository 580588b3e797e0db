import type { ImageMetadata } from 'astro';
import { sanitiseArticle } from '../../../shared/html/sanitise.ts';
import type { PhoneLinks } from '../../../shared/phone-numbers.ts';
import { picturesIn } from '../folder/picture-file.ts';
import { markdown } from '../markdown/markdown.ts';
import type { PictureVariant, RenderedMarkdown } from './snapshot.ts';

/** The maximum width of a photograph in a text, in pixels. */
const maxWidth = 1_200;

/** The Markdown processor's placeholder for a picture: its properties as JSON. */
const picturePlaceholder = /(?<=<img )__ASTRO_IMAGE_="([^"]+)"/g;

/**
 * Renders the text of an article.
 * @param text Markdown
 * @param phones the numbers that become links
 * @param store keeps a picture by its path
 * @param variants where the photographs in the text are added
 */
export async function renderArticle(
  text: string,
  phones: PhoneLinks,
  store: (path: string) => Promise<ImageMetadata>,
  variants: Map<string, PictureVariant>,
): Promise<RenderedMarkdown> {
  const renderer = await markdown(phones).createRenderer({ syntaxHighlight: false });
  const { code, metadata } = await renderer.render(text);
  const pictures = new Map(
    await Promise.all(picturesIn(text).map(async (path) => [path, await store(path)] as const)),
  );
  const html = code.replace(picturePlaceholder, (_, json: string) => {
    const { src, alt = '', title } = JSON.parse(unescapeAttribute(json));
    const picture = pictures.get(src);
    if (!picture) throw new Error(`The picture ${src} in a text is missing.`);
    return attributes({
      ...imageAttributes(picture, variants),
      alt,
      title,
      loading: 'lazy',
      decoding: 'async',
    });
  });
  const readMinutes = Number(metadata.frontmatter['readMinutes'] ?? 1);
  return { html: sanitiseArticle(html), headings: metadata.headings, readMinutes };
}

/** A drawing as it is, or a photograph no wider than it is shown. */
function imageAttributes(picture: ImageMetadata, variants: Map<string, PictureVariant>) {
  const { src: original, format } = picture;
  if (format === 'svg') return { src: original, width: picture.width, height: picture.height };
  const width = Math.min(picture.width, maxWidth);
  const height = Math.round((picture.height * width) / picture.width);
  const src = original.replace(/\.\w+$/, `-${width}x${height}.webp`);
  variants.set(src, { original, width, height, position: 'centre', format: 'webp' });
  return { src, width, height };
}

function attributes(values: Record<string, unknown>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${escapeAttribute(String(value))}"`)
    .join(' ');
}

function unescapeAttribute(attribute: string): string {
  const entity: Record<string, string> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };
  return attribute.replace(/&(?:#x([\da-f]+)|(\w+));/gi, (whole, code?: string, name = '') =>
    code === undefined ? (entity[name] ?? whole) : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
