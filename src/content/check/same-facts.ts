import type { ContentIssue } from '../folder/content-issue.ts';
import type { Collection } from '../folder/folder-reader.ts';
import type { LanguageFiles } from '../folder/language-files.ts';

/** The fields that are facts, and so must be the same in every language. */
const facts = {
  towns: ['region', 'order'],
  articles: ['id', 'date', 'reviewed'],
  packages: ['price', 'originalPrice'],
  prices: ['from', 'to', 'inPackage', 'inAnswer', 'asOf'],
  schemes: ['taken', 'asOf'],
} as const;

/** Finds prices, dates and the like that differ from those of the first language. */
export function sameFacts(files: LanguageFiles, first: LanguageFiles): ContentIssue[] {
  return [
    ...differing(files.towns, first.towns, facts.towns),
    ...differing(files.articles, first.articles, facts.articles),
    ...differing(files.packages, first.packages, facts.packages),
    ...differing(
      itemsOf(files.costs, ({ prices }) => prices.flatMap(({ items }) => items)),
      itemsOf(first.costs, ({ prices }) => prices.flatMap(({ items }) => items)),
      facts.prices,
    ),
    ...differing(
      itemsOf(files.costs, ({ schemes }) => schemes?.items ?? []),
      itemsOf(first.costs, ({ schemes }) => schemes?.items ?? []),
      facts.schemes,
    ),
  ];
}

/** The items within the files of a collection, as entries of their own. */
function itemsOf<Data, Item extends object>(
  { entries, names }: Collection<Data>,
  items: (data: Data) => Item[],
): Collection<Item> {
  return {
    names,
    entries: entries.flatMap((entry) => items(entry.data).map((data) => ({ ...entry, data }))),
  };
}

function differing<Data extends object>(
  { entries }: Collection<Data>,
  first: Collection<Data>,
  fields: readonly (keyof Data & string)[],
): ContentIssue[] {
  const known = new Map(first.entries.map((entry) => [nameOf(entry), entry.data]));
  return entries.flatMap((entry) => {
    const name = nameOf(entry);
    const data = known.get(name);
    if (!data) return [];
    return fields
      .filter((field) => written(entry.data[field]) !== written(data[field]))
      .map((field) => ({
        file: entry.file,
        field: 'id' in entry.data && name !== entry.id ? `${name}.${field}` : field,
        message: `is ${written(data[field])} in the first language; it must be the same here`,
      }));
  });
}

/** What identifies an entry in every language: the id of a list's item, or the name of a file. */
function nameOf({ id, data }: { id: string; data: object }): string {
  return 'id' in data && typeof data.id === 'string' ? data.id : id;
}

function written(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? 'absent');
}
