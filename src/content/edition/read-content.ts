import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { imageMetadata } from 'astro/assets/utils';
import { z } from 'zod';
import { phoneLinksOf } from '../../../shared/phone-numbers.ts';
import { fallbackStyles } from '../../theme/fonts/fallbacks.ts';
import { typefaces } from '../../theme/fonts/typefaces.ts';
import { colourOverrides, spinnerStyles } from '../../theme/styles.ts';
import { checkFolder } from '../check/check-folder.ts';
import type { KeptPicture } from '../fields/picture.ts';
import type { ClinicContent, FolderFacts } from '../folder/clinic-content.ts';
import { ContentError } from '../folder/content-issue.ts';
import { pagePaths, pageSourceOf } from '../read/paths/page-paths.ts';
import { placeForStates } from '../read/place-of-states.ts';
import { articleSchema } from '../schema/article.ts';
import { clinicSchema } from '../schema/clinic.ts';
import { renderArticle } from './article-text.ts';
import type { CollectionEntry, CollectionName, Content } from './content.ts';
import { keepFile, keptFolders } from './kept-files.ts';

/** The most that a drawing may add to the HTML of its page, in bytes as compressed by gzip. */
const mostInPage = 3 * 1024;

/**
 * Keeps a picture of the clinic's folder under a name that changes with its bytes.
 * @param path relative to the file that names it
 * @param folder that of the file
 * @param kept the folder of kept files
 * @returns the picture with its URL
 */
async function keepPicture(path: string, folder: string, kept: string): Promise<KeptPicture> {
  const file = resolve(folder, path);
  const bytes = await readFile(file);
  const { width, height, format } = await imageMetadata(bytes, file);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const ending = extname(file);
  const name = `${basename(file, ending).replace(/[^\w-]+/g, '-')}.${hash}${ending.toLowerCase()}`;
  // A photograph may say where it was taken: only what is made of it is served.
  const place = format === 'svg' ? keptFolders.files : keptFolders.originals;
  await keepFile(kept, join(place, name), () => bytes);
  const picture = { src: `/_astro/${name}`, width, height, format };
  const isInPage = format === 'svg' && gzipSync(bytes).length <= mostInPage;
  return isInPage ? { ...picture, drawing: bytes.toString() } : picture;
}

/**
 * Reads and checks a clinic's folder: the one place where content enters the pages.
 * @param kept the folder of kept files, to which pictures and typefaces are added
 * @throws ContentError where the folder has a mistake
 */
export async function readContent(folder: string, kept: string): Promise<Content> {
  const { content, issues } = await checkFolder(folder);
  if (!content) throw new ContentError(issues);
  const facts = factsOf(content);
  const variants: Content['variants'] = new Map();
  const names = Object.keys(content) as CollectionName[];
  const [collections, fonts, fallbacks] = await Promise.all([
    Promise.all(names.map(async (name) => [name, await entriesOf(name, content, kept, variants)])),
    typefaces(facts.fonts, facts.languages, (name, make) =>
      keepFile(kept, `${keptFolders.files}/${name}`, make),
    ),
    fallbackStyles(facts.fonts),
  ]);
  const { icon } = facts.marks;
  const styles = [colourOverrides(facts.theme), spinnerStyles(facts.theme.pulseLine), fallbacks];
  return {
    collections: Object.fromEntries(collections as [string, unknown][]) as Content['collections'],
    typefaces: fonts,
    // Every page has them.
    styles: styles
      .join('')
      .replace(/\s*\n\s*/g, '')
      .replaceAll(': ', ':'),
    icon: icon === undefined ? undefined : await drawingOfIcon(resolve(folder, icon)),
    variants,
  };
}

/** The entries of a collection, with pictures in place of their paths and HTML in place of Markdown. */
async function entriesOf(
  name: CollectionName,
  content: ClinicContent,
  kept: string,
  variants: Content['variants'],
): Promise<CollectionEntry<CollectionName>[]> {
  const phones = phoneLinksOf(factsOf(content).contact);
  const entries = content[name].entries.map(async ({ id, file, data, body = '' }) => {
    const keep = (path: string) => keepPicture(path, dirname(file), kept);
    const picture = z.string().transform(keep);
    if (name === 'clinic') return { id, data: await clinicSchema(picture).parseAsync(data) };
    if (name !== 'articles') return { id, data };
    const [language = ''] = id.split('/');
    const text = placeForStates(localLinks(body, language, content));
    const rendered = await renderArticle(text, phones, keep, variants);
    return { id, data: await articleSchema(picture).parseAsync(data), rendered };
  });
  return (await Promise.all(entries)) as CollectionEntry<CollectionName>[];
}

function factsOf({ clinic }: ClinicContent): FolderFacts {
  const [entry] = clinic.entries;
  if (!entry) throw new Error('The clinic’s folder has no facts.');
  return entry.data;
}

/** The side of the square that another picture than an SVG is fitted into, in pixels. */
const iconSide = 512;

/** An icon as an SVG: itself, or a square that holds it. */
async function drawingOfIcon(file: string): Promise<Uint8Array> {
  if (/\.svg$/i.test(file)) return readFile(file);
  // Loaded only for such an icon: it takes long.
  const { default: sharp } = await import('sharp');
  const size = { width: iconSide, height: iconSide };
  const picture = await sharp(file)
    .autoOrient()
    .resize({ ...size, fit: 'contain', background: '#0000' })
    .png({ palette: true })
    .toBuffer();
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSide}" height="${iconSide}"><image width="${iconSide}" height="${iconSide}" href="data:image/png;base64,${picture.toString('base64')}"/></svg>`,
  );
}

/**
 * Points the links of an article to pages in its language, if these exist.
 * @param markdown the article, with links to pages of the first language: `[Contact](/contact)`
 * @param content the content of the whole folder
 */
function localLinks(markdown: string, language: string, content: ClinicContent): string {
  const source = pageSourceOf(content);
  if (!source || language === source.facts.languages[0]) return markdown;
  const pages = pagePaths(source, language);
  return markdown.replace(/\]\((\/[^)\s]*)/g, (link, address: string) => {
    const [path = ''] = address.split(/[?#]/);
    return pages.has(path) ? `](/${language}${address === '/' ? '' : address}` : link;
  });
}
