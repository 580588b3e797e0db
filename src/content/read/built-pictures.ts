import type { PictureSources } from '../../ui/Picture.tsx';
import { onceFor } from '../edition/edition.ts';
import { type CardPictures, makeCardPictures } from './card-pictures.ts';
import { getArticles, getLanguages, getSite } from './index.ts';
import { makePicture, pictureShapes } from './pictures.ts';

/** The pictures of the pages that are rendered on demand. */
interface BuiltPictures {
  /** Those of all article cards. */
  cards: CardPictures;
  /** On the cards of posts without a picture: that of the first article, or else of the listing. */
  posts: PictureSources;
  /** At the head of the listing. */
  blog: PictureSources;
  /** At the head of the contact page. */
  contact: PictureSources;
}

const madeOnce = onceFor(async (): Promise<BuiltPictures> => {
  const languages = await getLanguages();
  const [first = ''] = languages;
  const { clinic } = await getSite(first);
  const articles = await Promise.all(languages.map(getArticles));
  const byId = new Map(articles.flat().map((article) => [article.id, article]));
  const forPosts = articles[0]?.[0]?.data.image ?? clinic.pictures.blog;
  const [cards, posts, blog, contact] = await Promise.all([
    makeCardPictures([...byId.values()]),
    makePicture(forPosts, pictureShapes.card),
    makePicture(clinic.pictures.blog, pictureShapes.pageHead),
    makePicture(clinic.pictures.contact, pictureShapes.pageHead),
  ]);
  return { cards, posts, blog, contact };
});

/** The pictures that the pages rendered on demand show, made once for all of them. */
export const builtPictures = () => madeOnce('');
