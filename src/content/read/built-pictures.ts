import type { PictureSources } from '../../ui/Picture.tsx';
import type { Author } from '../../ui/Signature.tsx';
import { onceFor } from '../edition/edition.ts';
import { type CardPictures, makeCardPictures } from './card-pictures.ts';
import { getArticles, getLanguages, getSite } from './index.ts';
import { makeAuthor, makePicture, pictureShapes } from './pictures.ts';

/** The pictures of the pages that are rendered on demand. */
interface BuiltPictures {
  /** Those of all article cards. */
  cards: CardPictures;
  /** On the cards of posts without a picture: that of the first article, or else of the listing. */
  posts: PictureSources;
  /** At the head of the listing. */
  blog: PictureSources;
  /** Under posts; the portrait also beside the contact form. */
  author: Author;
  /** At the head of the contact page. */
  contact: PictureSources;
}

const madeOnce = onceFor(async (): Promise<BuiltPictures> => {
  const languages = await getLanguages();
  const [first = ''] = languages;
  const site = await getSite(first);
  const { clinic } = site;
  const articles = await Promise.all(languages.map(getArticles));
  const byId = new Map(articles.flat().map((article) => [article.id, article]));
  const forPosts = articles[0]?.[0]?.data.image ?? clinic.pictures.blog;
  const [cards, posts, blog, author, contact] = await Promise.all([
    makeCardPictures([...byId.values()]),
    makePicture(forPosts, pictureShapes.card),
    makePicture(clinic.pictures.blog, pictureShapes.pageHead),
    makeAuthor(site),
    makePicture(clinic.pictures.contact, pictureShapes.pageHead),
  ]);
  return { cards, posts, blog, author, contact };
});

/** The pictures that the pages rendered on demand show, made once for all of them. */
export const builtPictures = () => madeOnce('');
