import type { Card } from '../../ui/ArticleCard.tsx';
import { longDate } from '../../words/dates.ts';
import { interpolate } from '../../words/interpolate.ts';
import { languageName } from '../../words/languages.ts';
import { hrefTo } from './addresses.ts';
import type { CardPictures } from './card-pictures.ts';
import type { Article, Site } from './index.ts';

/**
 * Makes the cards of built-in articles.
 * @throws if an article has no picture in `pictures`
 */
export function articleCards(articles: Article[], site: Site, pictures: CardPictures): Card[] {
  return articles.map(({ id, data, language, readMinutes }) => {
    const picture = pictures[id];
    if (!picture) throw new Error(`articles: the card of ${id} has no picture`);
    return {
      slug: id,
      href: hrefTo(site, `/blog/${id}`),
      ...otherLanguage(site, language),
      title: data.title,
      excerpt: data.excerpt,
      picture,
      date: longDate(data.date, site.clinic),
      reviewed: interpolate(site.copy.cards.reviewed, {
        DATE: longDate(data.reviewed, site.clinic),
      }),
      createdAt: data.date.toISOString(),
      readTime: interpolate(site.copy.cards.readTime, { MINUTES: readMinutes }),
      icon: data.icon,
    };
  });
}

/** The language of a listed entry, if it differs from that of the page. */
function otherLanguage({ clinic }: Site, code: string): Pick<Card, 'language'> {
  return code === clinic.language ? {} : { language: { code, name: languageName(code) } };
}
