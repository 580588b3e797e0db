import { interpolate } from '../../../shared/interpolate.ts';
import type { Card } from '../../ui/ArticleCard.tsx';
import type { PictureSources } from '../../ui/Picture.tsx';
import { longDate } from '../../words/dates.ts';
import { languageName } from '../../words/languages.ts';
import type { ContentPicture } from '../schema/clinic.ts';
import { fieldOf, marked } from '../snapshot/marks.ts';
import { onceFor } from '../snapshot/snapshot.ts';
import { hrefTo } from './addresses.ts';
import { type Article, getArticles, getLanguages, getSite, type Site } from './index.ts';
import { makePicture, pictureShapes } from './pictures.ts';

/** Makes the cards of articles. */
export async function articleCards(articles: Article[], site: Site): Promise<Card[]> {
  const words = site.copy.cards;
  const fallback = await defaultImage('');
  const cards = articles.map(async ({ id, data, language, day, published, readMinutes }) => ({
    slug: id,
    href: hrefTo(site, `/blog/${id}`),
    ...otherLanguage(site, language),
    title: data.title,
    excerpt: data.excerpt ?? site.postPlaceholders.get(language)?.excerpt ?? words.noExcerpt,
    picture: await makePicture(data.image ?? fallback, pictureShapes.card),
    date: marked(longDate(day, site.clinic), fieldOf(data.title, 'date')),
    ...(data.reviewed && {
      reviewed: marked(
        interpolate(words.reviewed, { DATE: longDate(data.reviewed, site.clinic) }),
        fieldOf(data.title, 'reviewed'),
      ),
    }),
    createdAt: published,
    readTime: interpolate(words.readTime, { MINUTES: readMinutes }),
    icon: data.icon,
  }));
  return Promise.all(cards);
}

/** The language of a listed article, if it differs from that of the page. */
function otherLanguage({ clinic }: Site, code: string): Pick<Card, 'language'> {
  return code === clinic.language ? {} : { language: { code, name: languageName(code) } };
}

/** The picture of articles and posts without one: that of the first article, or else the clinic’s own. */
const defaultImage = onceFor(async (): Promise<ContentPicture> => {
  const [first = ''] = await getLanguages();
  const [articles, { clinic }] = await Promise.all([getArticles(first), getSite(first)]);
  return articles.find(({ data }) => data.image)?.data.image ?? clinic.pictures.blog;
});

/** The picture on the cards of posts that have none. */
export async function postPicture(): Promise<PictureSources> {
  return makePicture(await defaultImage(''), pictureShapes.card);
}
