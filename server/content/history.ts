import type { PublicationResponse, PublicationsResponse } from '../../shared/desk/content.ts';
import type { Database } from '../database/index.ts';

/** Publications per page. */
const pageSize = 20;

/** The number of the last publication; 0 if there is none. */
export async function lastNumber(database: Database): Promise<number> {
  const { last } = await database
    .selectFrom('content_publications')
    .select((row) => row.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** The publications since another that changed any of these files and were not undone, newest first. */
export async function publicationsSince(
  database: Database,
  number: number,
  paths: string[],
): Promise<number[]> {
  const rows = await database
    .selectFrom('content_publications')
    .innerJoin('content_publication_files as files', 'files.number', 'content_publications.number')
    .select(['content_publications.number', 'undoes'])
    .distinct()
    .where('files.path', 'in', paths)
    .where('files.number', '>', number)
    .orderBy('content_publications.number', 'desc')
    .execute();
  const numbers = rows.map((row) => row.number);
  const undone = rows.flatMap(({ undoes }) =>
    undoes !== null && numbers.includes(undoes) ? [undoes] : [],
  );
  const isUndoneOrUndoes = (row: (typeof rows)[number]) =>
    undone.includes(row.number) || (row.undoes !== null && undone.includes(row.undoes));
  return rows.filter((row) => !isUndoneOrUndoes(row)).map((row) => row.number);
}

/** One page of the publications, newest first. */
export async function listPublications(
  database: Database,
  before?: number,
): Promise<PublicationsResponse> {
  const rows = await database
    .selectFrom('content_publications')
    .select(['number', 'undoes', 'published_at as at', 'published_by as by'])
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const files = await database
    .selectFrom('content_publication_files')
    .select(['number', 'path'])
    .where('number', 'in', [0, ...shown.map(({ number }) => number)])
    .orderBy('path')
    .execute();
  const filesByNumber = Map.groupBy(files, ({ number }) => number);
  const publications = shown.map((row) => ({
    ...row,
    paths: filesByNumber.get(row.number)?.map(({ path }) => path) ?? [],
  }));
  const last = shown.at(-1);
  return { publications, next: last && rows.length > pageSize ? String(last.number) : null };
}

/** A publication with the texts of its files; null if there is none with this number. */
export async function readPublication(
  database: Database,
  number: number,
): Promise<PublicationResponse | null> {
  const found = await database
    .selectFrom('content_publications')
    .select(['number', 'undoes', 'published_at as at', 'published_by as by'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) return null;
  const files = await database
    .selectFrom('content_publication_files')
    .select(['path', 'was', 'text'])
    .where('number', '=', number)
    .orderBy('path')
    .execute();
  return { ...found, paths: files.map(({ path }) => path), files };
}
