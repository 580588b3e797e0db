import { readMinutesOf } from '../../../shared/reading-time.ts';
import type { ShownNotices } from '../../../shared/shown-notices.ts';
import type { PageCopy, PageName } from '../../pages.ts';
import type { CollectionEntry } from '../edition/content.ts';
import { edition, getCollection, onceFor } from '../edition/edition.ts';
import type { Clinic } from '../schema/clinic.ts';
import type { Messages } from '../schema/messages.ts';
import type { SiteCopy } from '../schema/site.ts';
import type { Town } from '../schema/town.ts';
import { type LinkedPage, linkTo, type PagesByLanguage } from './addresses.ts';
import { type ChestPainPage, chestPainPage, sharedTexts } from './chest-pain.ts';
import {
  entriesIn,
  findPage,
  findPageOrFirst,
  getLanguages,
  languageIn,
  only,
  withFirst,
} from './entries.ts';
import { collectionsOfPages, pagePaths } from './paths/page-paths.ts';

export { findPage, getLanguages } from './entries.ts';
export { townsInFooter } from './paths/page-paths.ts';

/** What every page of a language needs: facts, copy, and the links of the footer. */
export interface Site {
  /** The facts, with the language of the page. */
  clinic: Clinic;
  copy: SiteCopy;
  /** All towns in the clinic's order. */
  towns: ListedTown[];
  /** The articles that the footer links to, in order. */
  resources: Listed[];
  /** Whether there is a listing of articles and posts, in this language or in the first. */
  hasBlog: boolean;
  /** The page about chest pain, in this language or in the first; null where the clinic has none. */
  chestPain: ChestPainPage | null;
  /** The page of costs, likewise. */
  costs: LinkedPage | null;
  /** The paths of the pages that exist in each language, without its prefix. */
  pages: PagesByLanguage;
  /** The menu in the first language, for pages that exist in that language only. */
  firstNames: SiteCopy['navigation'];
  /** What stands in for the title and the excerpt of a post that has none, in each language. */
  postPlaceholders: ReadonlyMap<string, { title: string; excerpt: string }>;
  /** The copy of each language that invites visitors to read a page in it. */
  invitations: ReadonlyMap<string, NonNullable<SiteCopy['languages']>>;
  /** The notices and the closed days of staff. */
  notices: ShownNotices;
}

/** A town's page or an article, in a list of links. */
interface Listed {
  slug: string;
  name: string;
  /** The language of the page and of its name. */
  language: string;
}

/** A town's page in a list of links. */
interface ListedTown extends Listed {
  /** The state that the town is in. */
  state: string;
}

/** A built-in article and its reading time. */
export type Article = CollectionEntry<'articles'> & {
  /** Minutes at 200 words a minute, rounded up, at least 1. */
  readMinutes: number;
  /** The language it is written in. */
  language: string;
};

/** The facts and the copy that every page of a language shares. */
export const getSite = onceFor(async (language): Promise<Site> => {
  const [clinic, copy, towns, articles, languages] = await Promise.all([
    only('clinic', language),
    only('site', language),
    getTowns(language),
    getArticles(language),
    getLanguages(),
  ]);
  const [first = language] = languages;
  const { navigation } = await only('site', first);
  const paths = languages.map(async (each) => [each, await getPaths(each)] as const);
  const pages = new Map(await Promise.all(paths));
  const chestPain = await findPageOrFirst('chest-pain', language);
  const costs = await findPageOrFirst('costs', language);
  const places = { pages, clinic: { language } };
  const copies = await Promise.all(
    languages.map(async (each) => [each, await only('site', each)] as const),
  );
  const invitations = copies.flatMap(([each, { languages }]) =>
    languages ? [[each, languages] as const] : [],
  );
  const postPlaceholders = copies.map(
    ([each, { cards }]) => [each, { title: cards.untitled, excerpt: cards.noExcerpt }] as const,
  );
  return {
    clinic: { ...clinic, language },
    copy,
    towns: towns.map(({ slug, name, state, language }) => ({ slug, name, state, language })),
    resources: articles
      .filter(({ data }) => data.inFooter)
      .map(({ id, data, language }) => ({ slug: id, name: data.title, language })),
    hasBlog: [language, first].some((each) => pages.get(each)?.has('/blog')),
    chestPain: chestPain && chestPainPage(chestPain, places),
    costs: costs && { link: linkTo(places, '/costs'), name: costs.heading },
    pages,
    firstNames: navigation,
    postPlaceholders: new Map(postPlaceholders),
    invitations: new Map(invitations),
    notices: edition().notices,
  };
});

/**
 * The copy of one page: `pages/{name}.yaml`.
 * @throws if the page does not exist in this language
 */
export async function getPage<Name extends PageName>(
  name: Name,
  language: string,
): Promise<PageCopy<Name>> {
  return (await only(name, language)) as PageCopy<Name>;
}

/** What staff write to patients, by the language that these read: `messages.yaml`. */
export async function getMessages(): Promise<Record<string, Messages>> {
  const entries = (await getCollection('messages')).map(({ id, data }) => [languageIn(id), data]);
  return Object.fromEntries(entries);
}

/** The services in the order of `services.yaml`. */
export async function getServices(language: string) {
  return (await entriesIn('services', language)).map(({ data }) => data);
}

/** The packages in the order of `packages.yaml`. */
export async function getPackages(language: string) {
  return (await entriesIn('packages', language)).map(({ data }) => data);
}

/**
 * The towns, sorted by `order`; those without a file in this language are in the first one, and so is how
 * far away they are.
 */
export const getTowns = onceFor(async (language): Promise<Town[]> => {
  const [first = language] = await getLanguages();
  const inFirst = new Map((await entriesIn('towns', first)).map(({ id, data }) => [id, data]));
  const entries = await withFirst('towns', language);
  return entries
    .map(({ id, data, language }) => {
      const journey = data.journey ?? inFirst.get(id)?.journey;
      return { ...data, journey, slug: id, language };
    })
    .sort((one, other) => one.order - other.order);
});

/**
 * The built-in articles, sorted by number; those without a file in this language are in the first
 * one.
 */
export const getArticles = onceFor(async (language): Promise<Article[]> => {
  const entries = await withFirst('articles', language);
  const articles = entries
    .sort((one, other) => one.data.id - other.data.id)
    .map(async (entry) => ({ ...entry, readMinutes: await minutesOf(entry) }));
  return Promise.all(articles);
});

/** The paths of the pages that exist in a language, without its prefix. */
const getPaths = onceFor(async (language): Promise<ReadonlySet<string>> => {
  const facts = await only('clinic', language);
  const collections = collectionsOfPages.map(async (name) => {
    const entries: { id: string }[] = await getCollection(name);
    return [name, entries.map(({ id }) => id)] as const;
  });
  const ids = new Map<string, string[]>(await Promise.all(collections));
  return pagePaths({ facts, ids: (name) => ids.get(name) ?? [] }, language);
});

/** The reading time of an article, which may show the steps of the page about chest pain as well. */
async function minutesOf({ id, language, rendered }: Omit<Article, 'readMinutes'>) {
  const chestPain = await findPage('chest-pain', language);
  if (chestPain?.article !== id) return rendered?.readMinutes ?? 1;
  return readMinutesOf(`${rendered?.html} ${sharedTexts(chestPain).join(' ')}`);
}
