import type { PictureSources } from '../ui/Picture.tsx';
import type { Article } from './index.ts';
import { makePicture, pictureShapes } from './pictures.ts';

/** The pictures of article cards by the article's address. */
export type CardPictures = Record<string, PictureSources>;

/** Makes the pictures of the cards of articles, for a page that is made with the site. */
export async function makeCardPictures(articles: Article[]): Promise<CardPictures> {
  const pictures = articles.map(
    async ({ id, data }) => [id, await makePicture(data.image, pictureShapes.card)] as const,
  );
  return Object.fromEntries(await Promise.all(pictures));
}
