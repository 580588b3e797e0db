import { type ContentKind, definitionOf, pageNames, pathOf, singlePages } from '../../pages.ts';
import type { ClinicContent } from '../folder/facts.ts';
import { townPath } from './addresses.ts';

/** The collections that decide which pages exist. */
export const collectionsOfPages = [
  ...pageNames,
  ...(['articles', 'towns', 'services', 'packages'] as const),
];

type Collection = (typeof collectionsOfPages)[number];

/** The parts of a clinic's folder that decide which pages exist. */
export interface PageSource {
  facts: { routes: { about: string }; reviews?: unknown };
  /** The ids of the entries of a collection; each begins with its language: `hi/rewa`. */
  ids(collection: Collection): string[];
}

/** The id of an entry, after its language; an item of a list has its own id in place of its position. */
export function pageIdOf({ id, data }: { id: string; data: object }): string {
  const isItem = 'id' in data && typeof data.id === 'string';
  return isItem ? id.replace(/[^/]*$/, String(data.id)) : id;
}

/** The paths of the pages that exist in a language, without its prefix. */
export function pagePaths({ facts, ids }: PageSource, language: string): Set<string> {
  const names = (collection: Collection) =>
    ids(collection)
      .filter((id) => id.startsWith(`${language}/`))
      .map((id) => id.slice(language.length + 1));
  const hasFile = (page: Collection) => names(page).includes(page);
  const hasSome = (kind: ContentKind) =>
    kind === 'reviews' ? facts.reviews !== undefined : names(kind).length > 0;
  const existingPages = singlePages.filter((name) => {
    const { onlyWith } = definitionOf(name);
    return hasFile(name) && (onlyWith === undefined || hasSome(onlyWith));
  });
  return new Set([
    ...existingPages.map((name) => pathOf(name, facts)),
    ...(hasFile('service') ? names('services').map((service) => `/services/${service}`) : []),
    ...(hasFile('town') ? names('towns').map(townPath) : []),
    ...(hasFile('blog') ? names('articles').map((article) => `/blog/${article}`) : []),
  ]);
}

/** The parts of a folder's content that decide which pages exist; null if it has no facts. */
export function pageSourceOf(content: ClinicContent) {
  const facts = content.clinic.entries[0]?.data;
  if (!facts) return null;
  return {
    facts,
    ids: (collection: Collection | 'site') => content[collection].entries.map(pageIdOf),
  };
}
