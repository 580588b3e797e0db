import { findPage, getArticles, getServices } from '../content/read/index.ts';
import { cachedByLanguage } from '../content/snapshot/snapshot.ts';
import { isoDate } from '../words/dates.ts';
import { pricesOf } from '../words/prices.ts';

/**
 * The day on which a page was last revised, by its path in the default language: for an article, when it was written or
 * last checked; for prices, when they were last checked. No other page has such a day.
 */
export const revisionDays = cachedByLanguage(
  async (language): Promise<ReadonlyMap<string, string>> => {
    const [articles, services, costs] = await Promise.all([
      getArticles(language),
      getServices(language),
      findPage('costs', language),
    ]);
    const prices = costs?.prices.flatMap(({ items }) => items) ?? [];
    const datesByPath = [
      ...articles.map(({ id, day, data }) => [`/blog/${id}`, [day, data.reviewed ?? day]] as const),
      ['/costs', prices.map(({ asOf }) => asOf)] as const,
      ...services.map(
        ({ id }) =>
          [`/services/${id}`, costs ? pricesOf(id, costs).map(({ asOf }) => asOf) : []] as const,
      ),
    ];
    return new Map(
      datesByPath.flatMap(([path, days]) => {
        const lastDay = days.map(isoDate).sort().at(-1);
        return lastDay === undefined ? [] : [[path, lastDay]];
      }),
    );
  },
);
