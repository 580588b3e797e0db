import type { Notice } from '../../../shared/notices.ts';
import { type PhoneLinks, phoneLinksOf } from '../../../shared/phone-numbers.ts';
import { readMinutesOf } from '../../../shared/reading-time.ts';
import type { PageCopy, PageName } from '../../pages.ts';
import type { Clinic } from '../schema/clinic.ts';
import type { Messages } from '../schema/messages.ts';
import type { SiteCopy } from '../schema/site.ts';
import type { Town } from '../schema/town.ts';
import {
  type CollectionEntry,
  cachedByLanguage,
  currentSnapshot,
  getCollection,
  getEntry,
  publishedFrom,
} from '../snapshot/snapshot.ts';
import { type LinkedPage, linkTo, type PagesByLanguage } from './addresses.ts';
import { type ChestPainPage, chestPainPage, sharedTexts } from './chest-pain.ts';
import { collectionsOfPages, pageIdOf, pagePaths } from './page-paths.ts';

/** What every page of a language needs: facts, copy, and the links of the footer. */
export interface Site {
  /** The facts, with the language of the page. */
  clinic: Clinic;
  copy: SiteCopy;
  /** All towns in the clinic's order. */
  towns: ListedTown[];
  /** The articles that the footer links to, in order. */
  resources: ListedPage[];
  /** Whether the site lists articles and posts, in this language or in the first. */
  hasBlog: boolean;
  /** The page about chest pain, in this language or in the first; null if the clinic has none. */
  chestPain: ChestPainPage | null;
  /** The link to the costs page, in this language or in the first; null if the clinic has none. */
  costs: LinkedPage | null;
  /** The link to the page “Before you come”, in this language or in the first; null if the clinic has none. */
  beforeYouCome: LinkedPage | null;
  /** The paths of the pages that exist in each language, without its prefix. */
  pages: PagesByLanguage;
  /** The menu in the default language, for pages that exist in that language only. */
  firstNavigation: SiteCopy['navigation'];
  /** The title and the excerpt of a post that has none, in each language. */
  postPlaceholders: ReadonlyMap<string, { title: string; excerpt: string }>;
  /** By language, the copy that invites visitors to read a page in that language. */
  invitations: ReadonlyMap<string, NonNullable<SiteCopy['languages']>>;
  /** The links for the clinic's phone numbers in texts. */
  phoneLinks: PhoneLinks;
  /** The notices that are shown. */
  notices: Notice[];
}

/** A town's page or an article, in a list of links. */
interface ListedPage {
  slug: string;
  name: string;
  /** The language of the page and of its name. */
  language: string;
}

/** A town's page in a list of links. */
interface ListedTown extends ListedPage {
  /** The state that the town is in. */
  state: string;
}

/** An article, with values derived from its text and its date. */
export type Article = CollectionEntry<'articles'> & {
  /** Minutes at 200 words a minute, rounded up, at least 1. */
  readMinutes: number;
  /** The language it is written in. */
  language: string;
  /** The day of publication, at midnight in UTC. */
  day: Date;
  /** When it was published, as ISO 8601 in UTC; an article without a time is published at `day`. */
  published: string;
};

/** The facts and the copy that every page of a language shares. */
export const getSite = cachedByLanguage(async (language): Promise<Site> => {
  const [clinic, copy, towns, articles, languages] = await Promise.all([
    getSingle('clinic', language),
    getSingle('site', language),
    getTowns(language),
    getArticles(language),
    getLanguages(),
  ]);
  const [first = language] = languages;
  const { navigation } = await getSingle('site', first);
  const paths = languages.map(async (code) => [code, await getPaths(code)] as const);
  const pages = new Map(await Promise.all(paths));
  const chestPain = await findPageOrDefault('chest-pain', language);
  const costs = await findPageOrDefault('costs', language);
  const beforeYouCome = await findPageOrDefault('before-you-come', language);
  const linkContext = { pages, clinic: { language } };
  const copies = await Promise.all(
    languages.map(async (code) => [code, await getSingle('site', code)] as const),
  );
  const invitations = copies.flatMap(([code, { languages }]) =>
    languages ? [[code, languages] as const] : [],
  );
  const postPlaceholders = copies.map(
    ([code, { cards }]) => [code, { title: cards.untitled, excerpt: cards.noExcerpt }] as const,
  );
  return {
    clinic: { ...clinic, language },
    copy,
    towns: towns.map(({ slug, name, state, language }) => ({ slug, name, state, language })),
    resources: articles
      .filter(({ data }) => data.inFooter ?? data.id !== undefined)
      .map(({ id, data, language }) => ({ slug: id, name: data.title, language })),
    hasBlog: [language, first].some((code) => pages.get(code)?.has('/blog')),
    chestPain: chestPain && chestPainPage(chestPain, linkContext),
    costs: costs && { link: linkTo(linkContext, '/costs'), name: costs.heading },
    beforeYouCome: beforeYouCome && {
      link: linkTo(linkContext, '/before-you-come'),
      name: beforeYouCome.breadcrumb,
    },
    pages,
    firstNavigation: navigation,
    postPlaceholders: new Map(postPlaceholders),
    invitations: new Map(invitations),
    phoneLinks: phoneLinksOf(clinic.contact),
    notices: currentSnapshot().notices,
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
  return (await getSingle(name, language)) as PageCopy<Name>;
}

/** The texts of messages to patients, by language: `messages.yaml`. */
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
 * The towns, sorted by `order`; a town without a file in this language is returned in another one. Distances are in
 * the default language's files only.
 */
export const getTowns = cachedByLanguage(async (language): Promise<Town[]> => {
  const [first = language] = await getLanguages();
  const firstTowns = new Map((await entriesIn('towns', first)).map(({ id, data }) => [id, data]));
  const entries = await entriesWithFallback('towns', language);
  return entries
    .map(({ id, data, language }) => {
      const { journey, place } = firstTowns.get(id) ?? {};
      return {
        ...data,
        journey: data.journey ?? journey,
        place: data.place ?? place,
        slug: id,
        language,
      };
    })
    .sort((a, b) => a.order - b.order);
});

/**
 * The articles that visitors see: numbered ones by their number, then the others, newest first. An article without a
 * file in this language is returned in another one.
 */
export const getArticles = cachedByLanguage(async (language): Promise<Article[]> => {
  const [entries, { timeZone }] = await Promise.all([
    entriesWithFallback('articles', language),
    getSingle('clinic', language),
  ]);
  const articles = await Promise.all(
    entries.map(async (entry) => {
      const { date } = entry.data;
      const day = new Date(date.slice(0, 10));
      const moment = date.includes('T') ? new Date(publishedFrom(date, timeZone)) : day;
      return {
        ...entry,
        day,
        published: moment.toISOString(),
        readMinutes: await minutesOf(entry),
      };
    }),
  );
  const positionOf = ({ data }: Article) => data.id ?? Number.POSITIVE_INFINITY;
  return articles.sort((a, b) => {
    if (positionOf(a) !== positionOf(b)) return positionOf(a) - positionOf(b);
    return a.published < b.published ? 1 : -1;
  });
});

/**
 * The article at an address, or the one that was formerly there, in any language.
 * @param slug the last part of the address
 */
export async function articleAt(slug: string, language: string): Promise<Article | undefined> {
  const languages = [language, ...(await getLanguages())];
  const all = (await Promise.all(languages.map(getArticles))).flat();
  return all.find(({ id }) => id === slug) ?? all.find(({ data }) => data.aliases.includes(slug));
}

/** The paths of the pages that exist in a language, without its prefix. */
const getPaths = cachedByLanguage(async (language): Promise<ReadonlySet<string>> => {
  const facts = await getSingle('clinic', language);
  const collections = collectionsOfPages.map(async (name) => {
    const entries: { id: string; data: object }[] = await getCollection(name);
    return [name, entries.map(pageIdOf)] as const;
  });
  const ids = new Map<string, string[]>(await Promise.all(collections));
  return pagePaths({ facts, ids: (name) => ids.get(name) ?? [] }, language);
});

/** The reading time of an article, which may show the steps of the page about chest pain as well. */
async function minutesOf({
  id,
  language,
  rendered,
}: Pick<Article, 'id' | 'language' | 'rendered'>): Promise<number> {
  const chestPain = await findPage('chest-pain', language);
  if (chestPain?.article !== id) return rendered?.readMinutes ?? 1;
  return readMinutesOf(`${rendered?.html} ${sharedTexts(chestPain).join(' ')}`);
}

const cachedLanguages = cachedByLanguage(async (): Promise<string[]> => {
  const [clinic] = await getCollection('clinic');
  if (!clinic) throw new Error('The collection "clinic" has not been loaded.');
  const languagesWithSite = new Set((await getCollection('site')).map(({ id }) => languageIn(id)));
  return clinic.data.languages.filter((language) => languagesWithSite.has(language));
});

/** The languages of the site that have a `site.yaml`, without which no page can be shown. */
export const getLanguages = () => cachedLanguages('');

/** The entries of a language; their ids do not include the language. */
async function entriesIn<Name extends 'services' | 'packages' | 'towns' | 'articles'>(
  name: Name,
  language: string,
) {
  const entries = await getCollection(name, ({ id }) => languageIn(id) === language);
  return entries.map((entry) => ({ ...entry, id: entry.id.slice(language.length + 1), language }));
}

/** The entries of a language; those it lacks are taken from the first language that has them. */
async function entriesWithFallback<Name extends 'towns' | 'articles'>(
  name: Name,
  language: string,
) {
  const languages = new Set([language, ...(await getLanguages())]);
  const all = await Promise.all([...languages].map((code) => entriesIn(name, code)));
  const ids = new Set<string>();
  return all.flat().filter(({ id }) => {
    const isNew = !ids.has(id);
    ids.add(id);
    return isNew;
  });
}

function languageIn(id: string): string {
  return id.slice(0, id.indexOf('/'));
}

/** The single entry of a collection that has one file per language. */
async function getSingle<Name extends 'clinic' | 'site' | PageName>(
  name: Name,
  language: string,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, `${language}/${name}`);
  if (!entry) throw new Error(`There is no entry ${language} in the collection "${name}".`);
  return entry.data;
}

/** The copy of a page that may be missing in a language. */
export async function findPage<Name extends PageName>(
  name: Name,
  language: string,
): Promise<PageCopy<Name> | null> {
  const entry = await getEntry(name, `${language}/${name}`);
  return entry ? (entry.data as PageCopy<Name>) : null;
}

/** The copy of a page in a language, or in the default language if it is missing there. */
async function findPageOrDefault<Name extends PageName>(
  name: Name,
  language: string,
): Promise<PageCopy<Name> | null> {
  const [first = language] = await getLanguages();
  return (await findPage(name, language)) ?? findPage(name, first);
}
