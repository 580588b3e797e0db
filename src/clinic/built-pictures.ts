import { readFile } from 'node:fs/promises';
import type { PictureSources } from '../ui/Picture.tsx';
import { type CardPictures, makeCardPictures } from './card-pictures.ts';
import { getArticles, getSite } from './index.ts';
import { makePicture, pictureShapes } from './pictures.ts';

/** The pictures of the pages that are made on demand. */
interface BuiltPictures {
  /** Those of all article cards. */
  cards: CardPictures;
  /** At the head of the listing. */
  blog: PictureSources;
  /** At the head of the contact page. */
  contact: PictureSources;
}

/** As the build leaves them, beside the pages. */
const builtFile = 'dist/client/built-pictures.json';

/** Makes them all. Photographs can be made while the site is built, and not by the server. */
export async function makeBuiltPictures(): Promise<BuiltPictures> {
  const [{ clinic }, articles] = await Promise.all([getSite(), getArticles()]);
  const [cards, blog, contact] = await Promise.all([
    makeCardPictures(articles),
    makePicture(clinic.pictures.blog, pictureShapes.pageHead),
    makePicture(clinic.pictures.contact, pictureShapes.pageHead),
  ]);
  return { cards, blog, contact };
}

let known: Promise<BuiltPictures> | undefined;

/** The pictures for a page that is made on demand: those that were built. */
export function builtPictures(): Promise<BuiltPictures> {
  if (import.meta.env.DEV) return makeBuiltPictures();
  known ??= readFile(builtFile, 'utf8').then((text) => JSON.parse(text) as BuiltPictures);
  return known;
}
