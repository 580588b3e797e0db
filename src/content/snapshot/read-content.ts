import { createHash } from 'node:crypto';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { phoneLinksOf } from '../../../shared/phone-numbers.ts';
import { typefaces } from '../../theme/fonts/typefaces.ts';
import { colourOverrides } from '../../theme/styles.ts';
import { checkContent } from '../check/check-content.ts';
import type { ContentFiles, PictureFiles } from '../files.ts';
import { ContentError } from '../folder/content-issue.ts';
import type { ClinicContent, FolderFacts } from '../folder/facts.ts';
import { picturePath, pictureSize } from '../folder/picture-file.ts';
import { pagePaths, pageSourceOf } from '../read/page-paths.ts';
import { articleSchema, markStates } from '../schema/article.ts';
import { type ContentPicture, clinicSchema } from '../schema/clinic.ts';
import { renderArticle } from './article-text.ts';
import { cacheFolders, ensureFile } from './content-cache.ts';
import { noteWriter } from './handwritten-note.ts';
import type { CollectionEntry, CollectionName, Content } from './snapshot.ts';

/** How much a drawing may add to the HTML of its page, in bytes compressed by gzip. */
const maxInPage = 3 * 1024;

/** Where pictures come from, and the folder of the content cache. */
interface PictureStore {
  pictures: PictureFiles;
  cacheFolder: string;
}

/**
 * Keeps a picture of the clinic's folder under a name that changes with its bytes.
 * @param file its path in the clinic's folder
 * @returns the picture with its URL
 */
async function storePicture(
  file: string,
  { pictures, cacheFolder }: PictureStore,
): Promise<ContentPicture> {
  const bytes = await pictures.read(file);
  const { width, height, format } = pictureSize(bytes);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const extension = posix.extname(file);
  const name = `${posix.basename(file, extension).replace(/[^\w-]+/g, '-')}.${hash}${extension.toLowerCase()}`;
  // A photograph may contain the location where it was taken, so only files generated from it are served.
  const subfolder = format === 'svg' ? cacheFolders.files : cacheFolders.originals;
  await ensureFile(cacheFolder, join(subfolder, name), () => bytes);
  const picture = { src: `/_astro/${name}`, width, height, format };
  const isInPage = format === 'svg' && gzipSync(bytes).length <= maxInPage;
  return isInPage ? { ...picture, drawing: new TextDecoder().decode(bytes) } : picture;
}

/**
 * Checks the files of a clinic's folder, and builds the content of the pages from them.
 * @param cacheFolder the cache folder, to which pictures and typefaces are added
 * @throws ContentError if the folder has a mistake
 */
export async function readContent(files: ContentFiles, cacheFolder: string): Promise<Content> {
  const { content, issues } = await checkContent(files);
  if (!content) throw new ContentError(issues);
  const facts = factsOf(content);
  const { pictures } = files;
  const variants: Content['variants'] = new Map();
  const names = Object.keys(content) as CollectionName[];
  const [collections, fonts] = await Promise.all([
    Promise.all(
      names.map(async (name) => [
        name,
        await entriesOf(name, content, { pictures, cacheFolder }, variants),
      ]),
    ),
    typefaces(facts.languages, (name, make) =>
      ensureFile(cacheFolder, `${cacheFolders.files}/${name}`, make),
    ),
  ]);
  const { icon } = facts.marks;
  return {
    collections: Object.fromEntries(collections as [string, unknown][]) as Content['collections'],
    typefaces: fonts,
    styles: colourOverrides(facts.theme),
    icon: icon === undefined ? undefined : await drawingOfIcon(pictures, picturePath(icon)),
    variants,
  };
}

/** The entries of a collection, with pictures in place of their paths and HTML in place of Markdown. */
async function entriesOf(
  name: CollectionName,
  content: ClinicContent,
  pictureStore: PictureStore,
  variants: Content['variants'],
): Promise<CollectionEntry<CollectionName>[]> {
  const phones = phoneLinksOf(factsOf(content).contact);
  const drawNote =
    name === 'articles' &&
    (await noteWriter(content.articles.entries.flatMap(({ data }) => data.note ?? [])));
  const entries = content[name].entries.map(async ({ body = '', ...entry }) => {
    const { id, file, data } = entry;
    const folder = posix.dirname(file);
    const store = (path: string) => storePicture(picturePath(path, folder), pictureStore);
    const picture = z.string().transform(store);
    if (name === 'clinic') return { ...entry, data: await clinicSchema(picture).parseAsync(data) };
    if (!drawNote) return entry;
    const [language = ''] = id.split('/');
    const text = markStates(localLinks(body, language, content));
    const rendered = await renderArticle(text, phones, store, variants);
    const article = await articleSchema(picture).parseAsync(data);
    return {
      ...entry,
      data: article,
      rendered,
      ...(article.note && { note: drawNote(article.note) }),
    };
  });
  return (await Promise.all(entries)) as CollectionEntry<CollectionName>[];
}

function factsOf({ clinic }: ClinicContent): FolderFacts {
  const [entry] = clinic.entries;
  if (!entry) throw new Error('The clinic’s folder has no facts.');
  return entry.data;
}

/** The side of the square that a picture other than an SVG is fitted into, in pixels. */
const iconSide = 512;

/** An icon as an SVG: the icon itself if it is one, or else a square SVG that contains it. */
async function drawingOfIcon(pictures: PictureFiles, file: string): Promise<Uint8Array> {
  const bytes = await pictures.read(file);
  if (/\.svg$/i.test(file)) return bytes;
  // Loaded only for an icon that is not an SVG, because loading takes long.
  const { default: sharp } = await import('sharp');
  const size = { width: iconSide, height: iconSide };
  const picture = await sharp(bytes)
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
 * @param markdown the article, with links to pages of the default language: `[Contact](/contact)`
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
