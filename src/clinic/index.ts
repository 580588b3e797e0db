import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import type { Clinic } from './clinic.ts';
import type { PageCopy, PageName } from './pages.ts';
import type { SiteCopy } from './site.ts';
import type { Town } from './town.ts';

/**
 * The most towns that the footer lists. A clinic with more has a page of all its towns at
 * `/locations`, which the footer links to: thousands of links on each page would serve nobody.
 */
export const townsInFooter = 24;

/** What every page needs: the facts, the copy, and the links of the footer. */
export interface Site {
  clinic: Clinic;
  copy: SiteCopy;
  /** All towns in the clinic's order. */
  towns: { slug: string; name: string }[];
  /** The articles that the footer links to, in order. */
  resources: { slug: string; title: string }[];
  /** True where the clinic has packages, and so a page of them. */
  hasPackages: boolean;
  /** True where the clinic has articles, and so a listing of them and of its posts. */
  hasBlog: boolean;
}

/** A built-in article and its reading time. */
export type Article = CollectionEntry<'articles'> & {
  /** Minutes at 200 words a minute, rounded up, at least 1. */
  readMinutes: number;
};

/** The facts and the copy that every page shares. */
export const getSite = once(async (): Promise<Site> => {
  const [clinic, copy, towns, articles, packages] = await Promise.all([
    only('clinic'),
    only('site'),
    getTowns(),
    getArticles(),
    getPackages(),
  ]);
  return {
    clinic,
    copy,
    towns: towns.map(({ slug, name }) => ({ slug, name })),
    resources: articles
      .filter(({ data }) => data.inFooter)
      .map(({ id, data }) => ({ slug: id, title: data.title })),
    hasPackages: packages.length > 0,
    hasBlog: articles.length > 0,
  };
});

/** The copy of one page: `pages/{name}.yaml`. */
export async function getPage<Name extends PageName>(name: Name): Promise<PageCopy<Name>> {
  return (await only(name)) as PageCopy<Name>;
}

/** The services in the order of `services.yaml`. */
export async function getServices() {
  return (await getCollection('services')).map(({ data }) => data);
}

/** The packages in the order of `packages.yaml`. */
export async function getPackages() {
  return (await getCollection('packages')).map(({ data }) => data);
}

/** The towns, sorted by `order`. */
export const getTowns = once(async (): Promise<Town[]> => {
  const entries = await getCollection('towns');
  return entries
    .map(({ id, data }) => ({ ...data, slug: id }))
    .sort((one, other) => one.order - other.order);
});

/** The built-in articles, sorted by number. */
export const getArticles = once(async (): Promise<Article[]> => {
  const entries = await getCollection('articles');
  return entries
    .sort((one, other) => one.data.id - other.data.id)
    .map((entry) => ({
      ...entry,
      readMinutes: readMinutesOf(entry),
    }));
});

/** The reading time, from `src/integrations/markdown/reading-time.ts`. */
function readMinutesOf({ rendered }: CollectionEntry<'articles'>): number {
  const frontmatter = rendered?.metadata?.frontmatter as { readMinutes: number } | undefined;
  return frontmatter?.readMinutes ?? 1;
}

/**
 * Caches what every page needs, so that it is read once for the whole build. Not in development,
 * where content changes between requests.
 */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  if (import.meta.env.DEV) return read;
  let known: Promise<T> | undefined;
  return () => {
    known ??= read();
    return known;
  };
}

/** The single entry of a collection that consists of one file. */
async function only<Name extends 'clinic' | 'site' | PageName>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, name);
  if (!entry) throw new Error(`The collection "${name}" has not been loaded.`);
  return entry.data;
}
