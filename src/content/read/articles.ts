import { interpolate } from '../../../shared/interpolate.ts';
import type { Card } from '../../ui/ArticleCard.tsx';
import type { PictureSources } from '../../ui/Picture.tsx';
import { longDate } from '../../words/dates.ts';
import { languageName } from '../../words/languages.ts';
import type { ContentPicture } from '../schema/clinic.ts';
import type { Service } from '../schema/service.ts';
import { fieldOf, marked } from '../snapshot/marks.ts';
import { cachedByLanguage } from '../snapshot/snapshot.ts';
import { hrefTo } from './addresses.ts';
import { type Article, getArticles, getLanguages, getSite, type Site } from './index.ts';
import { makePicture, pictureShapes } from './pictures.ts';

/** Makes the cards of articles. */
export async function articleCards(articles: Article[], site: Site): Promise<Card[]> {
  const copy = site.copy.cards;
  const fallback = await defaultImage('');
  const cards = articles.map(async ({ id, data, language, day, published, readMinutes }) => ({
    slug: id,
    href: hrefTo(site, `/blog/${id}`),
    ...otherLanguage(site, language),
    title: data.title,
    excerpt: data.excerpt ?? site.postPlaceholders.get(language)?.excerpt ?? copy.noExcerpt,
    picture: await makePicture(data.image ?? fallback, pictureShapes.card),
    date: marked(longDate(day, site.clinic), fieldOf(data.title, 'date')),
    ...(data.reviewed && {
      reviewed: marked(
        interpolate(copy.reviewed, { DATE: longDate(data.reviewed, site.clinic) }),
        fieldOf(data.title, 'reviewed'),
      ),
    }),
    createdAt: published,
    readTime: interpolate(copy.readTime, { MINUTES: readMinutes }),
    icon: data.icon,
  }));
  return Promise.all(cards);
}

/** The language of a listed article, if it differs from the language of the page. */
function otherLanguage({ clinic }: Site, code: string): Pick<Card, 'language'> {
  return code === clinic.language ? {} : { language: { code, name: languageName(code) } };
}

/** The picture of articles and posts without one: the first article’s, or else the clinic’s own. */
const defaultImage = cachedByLanguage(async (): Promise<ContentPicture> => {
  const [first = ''] = await getLanguages();
  const [articles, { clinic }] = await Promise.all([getArticles(first), getSite(first)]);
  return articles.find(({ data }) => data.image)?.data.image ?? clinic.pictures.blog;
});

/** The picture on the cards of posts that have none. */
export async function postPicture(): Promise<PictureSources> {
  return makePicture(await defaultImage(''), pictureShapes.card);
}

/**
 * Three other articles: those that the clinic features come first, then those whose keywords share the most words with
 * this one's, then the newest.
 */
export function relatedArticles(article: Article, all: Article[]): Article[] {
  const ownWords = keywordWords(article);
  const sharedWords = (other: Article) =>
    [...keywordWords(other)].filter((word) => ownWords.has(word)).length;
  return all
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, score: sharedWords(other) }))
    .sort(
      (a, b) =>
        Number(b.other.data.featured) - Number(a.other.data.featured) ||
        b.score - a.score ||
        Number(b.other.day) - Number(a.other.day),
    )
    .slice(0, 3)
    .map(({ other }) => other);
}

function keywordWords({ data }: Article): Set<string> {
  return new Set(data.keywords.flatMap((keyword) => keyword.toLowerCase().split(/\s+/)));
}

/** An article's states, with pictures that are ready to show. */
export interface States {
  question: string;
  choices: {
    name: string;
    text: string;
    picture: PictureSources;
    /** Where a tap on the picture makes this choice, in percent of its width and height. */
    spot?: { x: number; y: number } | undefined;
  }[];
}

/** Makes the pictures of an article's states. */
export async function pictureStates({ data }: Article): Promise<States | undefined> {
  if (!data.states) return undefined;
  const choices = data.states.choices.map(async ({ image, ...choice }) => ({
    ...choice,
    picture: await makePicture(image, pictureShapes.state),
  }));
  return { question: data.states.question, choices: await Promise.all(choices) };
}

/** Pictures of what services for emergencies achieve, by id: the last of the states in the article about each. */
export async function outcomePictures(
  services: Service[],
  articles: Article[],
): Promise<Map<string, PictureSources>> {
  const outcomes = services.flatMap(({ id, emergency }) => {
    const article = articles.find(({ data }) => data.states && data.services.includes(id));
    const outcome = article?.data.states?.choices.at(-1);
    return emergency && outcome ? [{ id, image: outcome.image }] : [];
  });
  const pictures = outcomes.map(
    async ({ id, image }) => [id, await makePicture(image, pictureShapes.state)] as const,
  );
  return new Map(await Promise.all(pictures));
}
