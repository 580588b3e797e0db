import type { CollectionEntry, Content } from './snapshot.ts';

/** When an article is published, in milliseconds: a day begins at midnight by the clock of the clinic. */
export function publishedFrom(date: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(date).toZonedDateTime(timeZone).epochMilliseconds;
}

/** The content that visitors see at a moment: without hidden articles, and without those scheduled for later. */
export function contentAt(content: Content, now: number): Content {
  const timeZone = timeZoneOf(content);
  const articles = content.collections.articles.filter(
    ({ data }) => !data.hidden && publishedFrom(data.date, timeZone) <= now,
  );
  return { ...content, collections: { ...content.collections, articles } };
}

/** The ids of the articles whose time is still to come; they change whenever one falls due. */
export function scheduledArticles(content: Content, now: number): string[] {
  const timeZone = timeZoneOf(content);
  const isToCome = ({ data }: CollectionEntry<'articles'>) =>
    !data.hidden && publishedFrom(data.date, timeZone) > now;
  return content.collections.articles.filter(isToCome).map(({ id }) => id);
}

function timeZoneOf({ collections }: Content): string {
  return collections.clinic[0]?.data.timeZone ?? 'UTC';
}
