import type { PageCopy } from '../../pages.ts';
import type { refersTo } from '../fields/fields.ts';
import { statesPlaceholder } from '../schema/article.ts';
import type { Service } from '../schema/service.ts';
import type { SiteCopy } from '../schema/site.ts';
import type { Town } from '../schema/town.ts';
import { entrySchemaOf, leavesIn } from './content-files.ts';
import type { ContentIssue } from './content-issue.ts';
import type { Collection, Entry, LanguageFiles } from './folder-reader.ts';

/**
 * Checks the references between the files of a language.
 * @param first the files of the default language, whose towns, articles and packages may be referred to
 */
export function crossCheck(files: LanguageFiles, first: LanguageFiles = files): ContentIssue[] {
  const entries = Object.values(files).flatMap((file) => file.entries as Entry<unknown>[]);
  return [
    ...entries.flatMap((entry) => unknownNames(entry, first)),
    ...checkJourneys(files.towns, first.towns),
    ...checkArticles(files.articles),
    ...checkStates(files.articles),
    ...checkServices(files.services, files.home),
  ];
}

/** Finds references in an entry to entries that do not exist. */
function unknownNames({ file, data }: Entry<unknown>, first: LanguageFiles): ContentIssue[] {
  return [...leavesIn(data, entrySchemaOf(file))].flatMap(({ names, value, schema }) => {
    const collection = schema?.['refersTo'] as ReturnType<typeof refersTo>['refersTo'] | undefined;
    if (!collection || first[collection].names.has(String(value))) return [];
    const message = `there is no ${collection.slice(0, -1)} "${value}"`;
    return [{ file, field: names.join('.'), message }];
  });
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
 * Checks that each town's journey has a distance for every stop on the way.
 * @param first the towns of the default language, whose journeys count in all languages
 */
function checkJourneys(
  { entries }: Collection<Pick<Town, 'wayThere' | 'journey'>>,
  first: Collection<Pick<Town, 'journey'>>,
): ContentIssue[] {
  const firstJourneys = new Map(first.entries.map(({ id, data }) => [id, data.journey]));
  return entries.flatMap(({ id, file, data }) => {
    const journey = data.journey ?? firstJourneys.get(id);
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
  const owners = new Map<number, string>();
  return entries.flatMap(({ id, file, data, body = '' }) => {
    const owner = data.id === undefined ? undefined : owners.get(data.id);
    if (data.id !== undefined) owners.set(data.id, id);
    return [
      ...(body.trim() === '' ? [{ file, field: 'text', message: 'is missing' }] : []),
      ...(owner === undefined
        ? []
        : [{ file, field: 'id', message: `${data.id} is also the id of ${owner}` }]),
    ];
  });
}

/**
 * Checks that each address leads to one article, which may be written in several languages.
 * @param languages the articles of each language
 */
export function checkAliases(languages: Collection<{ aliases: string[] }>[]): ContentIssue[] {
  const names = new Set(languages.flatMap((list) => [...list.names]));
  const owners = new Map<string, string>();
  return languages.flatMap(({ entries }) =>
    entries.flatMap(({ id, file, data }) =>
      data.aliases.flatMap((alias) => {
        const owner = names.has(alias) ? alias : (owners.get(alias) ?? id);
        owners.set(alias, owner);
        if (owner === id) return [];
        const message = names.has(alias)
          ? `there is an article ${alias}: its address cannot lead to this one`
          : `${alias} is an alias of ${owner} too; it can lead to one article only`;
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
