import type { PageCopy } from '../../pages.ts';
import { statesPlaceholder } from '../schema/article.ts';
import type { Service } from '../schema/service.ts';
import type { SiteCopy } from '../schema/site.ts';
import type { Town } from '../schema/town.ts';
import type { ContentIssue } from './content-issue.ts';
import type { Collection, LanguageFiles } from './folder-reader.ts';

/**
 * Checks the references between the files of a language.
 * @param first the files of the first language, whose towns, articles and packages may be referred to
 */
export function crossCheck(files: LanguageFiles, first: LanguageFiles = files): ContentIssue[] {
  const noTown = (slug: string) => `there is no town "${slug}"`;
  const noArticle = (slug: string) => `there is no article "${slug}"`;
  const noPackage = (id: string) => `there is no package "${id}"`;
  const noService = (id: string) => `there is no service "${id}"`;
  return [
    ...unknownNames(files.towns, first.towns, noTown, ({ quickLinks = [] }) =>
      quickLinks.map((name) => ({ field: 'quickLinks', name })),
    ),
    ...unknownNames(files.towns, first.towns, noTown, ({ place }) =>
      place?.via === undefined ? [] : [{ field: 'place.via', name: place.via }],
    ),
    ...unknownNames(files.home, first.articles, noArticle, ({ insights }) =>
      (insights?.articles ?? []).map((name) => ({ field: 'insights.articles', name })),
    ),
    ...unknownNames(files['chest-pain'], first.articles, noArticle, ({ article }) => [
      { field: 'article', name: article },
    ]),
    ...unknownNames(files.offers, first.packages, noPackage, ({ compare }) =>
      (compare?.rows ?? []).flatMap(({ packages }, row) =>
        packages.map((name) => ({ field: `compare.rows.${row}.packages`, name })),
      ),
    ),
    ...unknownNames(files.costs, first.packages, noPackage, ({ prices }) =>
      prices.flatMap(({ items }, group) =>
        items.flatMap(({ inPackage }, item) =>
          inPackage ? [{ field: `prices.${group}.items.${item}.inPackage`, name: inPackage }] : [],
        ),
      ),
    ),
    ...unknownNames(files.costs, first.services, noService, ({ prices }) =>
      prices.flatMap(({ items }, group) =>
        items.flatMap(({ services }, item) =>
          services.map((name) => ({ field: `prices.${group}.items.${item}.services`, name })),
        ),
      ),
    ),
    ...unknownNames(files['before-you-come'], first.services, noService, ({ questions }) =>
      questions.flatMap(({ services, rows }, place) => [
        ...services.map((name) => ({ field: `questions.${place}.services`, name })),
        ...rows.flatMap((row, item) =>
          row.services.map((name) => ({ field: `questions.${place}.rows.${item}.services`, name })),
        ),
      ]),
    ),
    ...unknownNames(files.articles, first.services, noService, ({ services }) =>
      services.map((name) => ({ field: 'services', name })),
    ),
    ...checkJourneys(files.towns, first.towns),
    ...checkArticles(files.articles),
    ...checkStates(files.articles),
    ...checkServices(files.services, files.home),
  ];
}

/**
 * Finds names by which files refer to what does not exist.
 * @param existing what they may refer to
 * @param named the names in a file, each with its field
 */
function unknownNames<Data>(
  { entries }: Collection<Data>,
  existing: Pick<Collection<unknown>, 'names'>,
  message: (name: string) => string,
  named: (data: Data) => { field: string; name: string }[],
): ContentIssue[] {
  return entries.flatMap(({ file, data }) =>
    named(data)
      .filter(({ name }) => !existing.names.has(name))
      .map(({ field, name }) => ({ file, field, message: message(name) })),
  );
}

/** Checks that a site with several languages has copy for the choice between them. */
export function checkLanguageCopy(
  { entries }: Collection<Pick<SiteCopy, 'languages'>>,
  languages: string[],
): ContentIssue[] {
  if (languages.length < 2) return [];
  return entries
    .filter(({ data }) => !data.languages)
    .map(({ file }) => ({
      file,
      field: 'languages',
      message: 'is missing; a site with several languages needs it',
    }));
}

/**
 * Checks that each town's journey has a number for every stop of its way.
 * @param first the towns of the first language, whose journeys count in all languages
 */
function checkJourneys(
  { entries }: Collection<Pick<Town, 'wayThere' | 'journey'>>,
  first: Collection<Pick<Town, 'journey'>>,
): ContentIssue[] {
  const inFirst = new Map(first.entries.map(({ id, data }) => [id, data.journey]));
  return entries.flatMap(({ id, file, data }) => {
    const journey = data.journey ?? inFirst.get(id);
    const stops = data.wayThere?.stops.length ?? 0;
    if (!journey || journey.kilometres.length === stops) return [];
    return [
      {
        file,
        field: 'wayThere.stops',
        message: `has ${stops} stops, but journey.kilometres has ${journey.kilometres.length} numbers`,
      },
    ];
  });
}

/** Checks that each article has a text, and that their numbers are unique. */
function checkArticles({ entries }: Collection<{ id?: number | undefined }>): ContentIssue[] {
  const holders = new Map<number, string>();
  return entries.flatMap(({ id, file, data, body = '' }) => {
    const holder = data.id === undefined ? undefined : holders.get(data.id);
    if (data.id !== undefined) holders.set(data.id, id);
    return [
      ...(body.trim() === '' ? [{ file, field: 'text', message: 'is missing' }] : []),
      ...(holder === undefined
        ? []
        : [{ file, field: 'id', message: `${data.id} is also the id of ${holder}` }]),
    ];
  });
}

/**
 * Checks that each address leads to one article, which may be written in several languages.
 * @param languages the articles of each language
 */
export function checkAliases(languages: Collection<{ aliases: string[] }>[]): ContentIssue[] {
  const names = new Set(languages.flatMap((each) => [...each.names]));
  const holders = new Map<string, string>();
  return languages.flatMap(({ entries }) =>
    entries.flatMap(({ id, file, data }) =>
      data.aliases.flatMap((alias) => {
        const holder = names.has(alias) ? alias : (holders.get(alias) ?? id);
        holders.set(alias, holder);
        if (holder === id) return [];
        const message = names.has(alias)
          ? `there is an article ${alias}: its address cannot lead to this one`
          : `${alias} is an alias of ${holder} too; it can lead to one article only`;
        return [{ file, field: 'aliases', message }];
      }),
    ),
  );
}

/** Checks that an article with states has one place for them in its text. */
function checkStates({ entries }: Collection<{ states?: unknown }>): ContentIssue[] {
  const placeholder = `{${statesPlaceholder}}`;
  return entries
    .filter(({ data }) => data.states)
    .filter(({ body = '' }) => body.split('\n').filter((line) => line === placeholder).length !== 1)
    .map(({ file }) => ({
      file,
      field: 'states',
      message: `write ${placeholder} on one line of its own, where the pictures belong in the text`,
    }));
}

/** Checks that the groups that services name are groups on the home page. */
function checkServices(
  { entries }: Collection<Pick<Service, 'id' | 'group'>>,
  home: Collection<Pick<PageCopy<'home'>, 'services'>>,
): ContentIssue[] {
  return home.entries.flatMap(({ data }) => {
    const groups = new Set(data.services.groups.map(({ id }) => id));
    return entries
      .filter((service) => !groups.has(service.data.group))
      .map(({ file, data: { id, group } }) => ({
        file,
        field: `${id}.group`,
        message: `there is no group "${group}" on the home page`,
      }));
  });
}
