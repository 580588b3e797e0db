import type { PageCopy } from '../../pages.ts';
import type { Service } from '../schema/service.ts';
import type { SiteCopy } from '../schema/site.ts';
import { statesPlaceholder } from '../schema/states.ts';
import type { Town } from '../schema/town.ts';
import type { ContentIssue } from './content-issue.ts';
import type { Collection } from './folder-reader.ts';

type Names = Pick<Collection<unknown>, 'names'>;

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

/** Checks that the quick links of towns are towns. */
export function checkTowns(
  { entries }: Collection<Pick<Town, 'quickLinks'>>,
  towns: Names,
): ContentIssue[] {
  return entries.flatMap(({ file, data }) =>
    missing(data.quickLinks ?? [], towns.names).map((slug) => ({
      file,
      field: 'quickLinks',
      message: `there is no town "${slug}"`,
    })),
  );
}

/**
 * Checks that each town's journey has a number for every stop of its way.
 * @param first the towns of the first language, whose journeys count in all languages
 */
export function checkJourneys(
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

/** Checks that the numbers of articles are unique. */
export function checkArticles({ entries }: Collection<{ id: number }>): ContentIssue[] {
  const holders = new Map<number, string>();
  return entries.flatMap(({ id, file, data }) => {
    const holder = holders.get(data.id);
    holders.set(data.id, id);
    if (holder === undefined) return [];
    return [{ file, field: 'id', message: `${data.id} is also the id of ${holder}` }];
  });
}

/** Checks that an article with states has one place for them in its text. */
export function checkStates({ entries }: Collection<{ states?: unknown }>): ContentIssue[] {
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

/** Checks that the insights on the home page are articles. */
export function checkHome(
  { entries }: Collection<Pick<PageCopy<'home'>, 'insights'>>,
  articles: Names,
): ContentIssue[] {
  return entries.flatMap(({ file, data }) =>
    missing(data.insights?.articles ?? [], articles.names).map((slug) => ({
      file,
      field: 'insights.articles',
      message: `there is no article "${slug}"`,
    })),
  );
}

/** Checks that the article that the page about chest pain names exists. */
export function checkChestPain(
  { entries }: Collection<Pick<PageCopy<'chest-pain'>, 'article'>>,
  articles: Names,
): ContentIssue[] {
  return entries.flatMap(({ file, data }) =>
    missing([data.article], articles.names).map((slug) => ({
      file,
      field: 'article',
      message: `there is no article "${slug}"`,
    })),
  );
}

/** Checks that the packages that prices name exist. */
export function checkCosts(
  { entries }: Collection<Pick<PageCopy<'costs'>, 'prices'>>,
  packages: Names,
): ContentIssue[] {
  return entries.flatMap(({ file, data }) => {
    const named = data.prices.flatMap(({ items }) =>
      items.flatMap(({ inPackage }) => inPackage ?? []),
    );
    return missing(named, packages.names).map((id) => ({
      file,
      field: 'prices',
      message: `there is no package "${id}", which inPackage names`,
    }));
  });
}

/** Checks that the groups that services name are groups on the home page. */
export function checkServices(
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

/** Checks that the packages in the comparison exist. */
export function checkOffers(
  { entries }: Collection<Pick<PageCopy<'offers'>, 'compare'>>,
  packages: Names,
): ContentIssue[] {
  return entries.flatMap(({ file, data }) =>
    (data.compare?.rows ?? []).flatMap((row, index) =>
      missing(row.packages, packages.names).map((id) => ({
        file,
        field: `compare.rows.${index}.packages`,
        message: `there is no package "${id}"`,
      })),
    ),
  );
}

function missing(wanted: string[], names: Set<string>): string[] {
  return wanted.filter((name) => !names.has(name));
}
