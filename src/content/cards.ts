import type { Card } from '../ui/ArticleCard.tsx';
import { longDate } from './dates.ts';
import { fillPage } from './fill-page.ts';
import type { Article, Site } from './index.ts';
import { makePicture, pictureShapes } from './pictures.ts';

/** The card of a built-in article. */
export async function articleCard({ id, data, readMinutes }: Article, site: Site): Promise<Card> {
  return {
    slug: id,
    title: data.title,
    excerpt: data.excerpt,
    picture: await makePicture(data.image, pictureShapes.card),
    date: longDate(data.date),
    createdAt: data.date.toISOString(),
    readTime: fillPage(site.words.cards.readTime, { MINUTES: readMinutes }),
    icon: data.icon,
  };
}
