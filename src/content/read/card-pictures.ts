import type { PictureSources } from '../../ui/Picture.tsx';
import type { Article } from './index.ts';
import { makePicture, pictureShapes } from './pictures.ts';

/** The pictures of article cards, by the article's slug. */
export type CardPictures = Record<string, PictureSources>;

/** Makes the pictures of article cards. */
export async function makeCardPictures(articles: Article[]): Promise<CardPictures> {
  const pictures = articles.map(
    async ({ id, data }) => [id, await makePicture(data.image, pictureShapes.card)] as const,
  );
  return Object.fromEntries(await Promise.all(pictures));
}
