import type { Card } from '../ui/ArticleCard.tsx';
import type { CardPictures } from './card-pictures.ts';
import { longDate } from './dates.ts';
import type { Article, Site } from './index.ts';
import { interpolate } from './interpolate.ts';

/** Makes the cards of built-in articles.
 * @throws where an article has no picture in `pictures` */
export function articleCards(articles: Article[], site: Site, pictures: CardPictures): Card[] {
  return articles.map(({ id, data, readMinutes }) => {
    const picture = pictures[id];
    if (!picture) throw new Error(`articles: the card of ${id} has no picture`);
    return {
      slug: id,
      title: data.title,
      excerpt: data.excerpt,
      picture,
      date: longDate(data.date),
      createdAt: data.date.toISOString(),
      readTime: interpolate(site.copy.cards.readTime, { MINUTES: readMinutes }),
      icon: data.icon,
    };
  });
}
