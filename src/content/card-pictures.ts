import { readFile } from 'node:fs/promises';
import type { PictureSources } from '../ui/Picture.tsx';
import type { Article } from './index.ts';
import { makePicture, pictureShapes } from './pictures.ts';

/** The pictures of article cards by the article's address. */
export type CardPictures = Record<string, PictureSources>;

/** As the build leaves them, beside the pages. */
const builtFile = 'dist/client/article-pictures.json';

/** Makes the pictures of all cards. Only while the site is built can this make photographs. */
export async function makeCardPictures(articles: Article[]): Promise<CardPictures> {
  const pictures = articles.map(
    async ({ id, data }) => [id, await makePicture(data.image, pictureShapes.card)] as const,
  );
  return Object.fromEntries(await Promise.all(pictures));
}

let known: Promise<CardPictures> | undefined;

/** The pictures of all cards for a page that is made on demand: those that were built. */
export function builtCardPictures(articles: Article[]): Promise<CardPictures> {
  if (import.meta.env.DEV) return makeCardPictures(articles);
  known ??= readFile(builtFile, 'utf8').then((text) => JSON.parse(text) as CardPictures);
  return known;
}
