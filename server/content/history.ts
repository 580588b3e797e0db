import type { PublicationResponse, PublicationsResponse } from '../../shared/desk/content.ts';
import type { Database } from '../database/index.ts';

/** Publications per page. */
const pageSize = 20;

/** The number of the last publication; 0 if there is none. */
export async function lastPublicationNumber(database: Database): Promise<number> {
  const { last } = await database
    .selectFrom('content_publications')
    .select((row) => row.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/**
 * The number of the publication that gave a file its text; undefined if there is none.
 * @param since only publications after this number count
 */
export async function publicationNumberOf(
  database: Database,
  { path, text }: { path: string; text: string | null },
  since: number,
): Promise<number | undefined> {
  const publication = await database
    .selectFrom('content_publication_files as files')
    .innerJoin('content_publications', 'content_publications.number', 'files.number')
    .select('files.number')
    .where('path', '=', path)
    .where('text', text === null ? 'is' : '=', text)
    .where('files.number', '>', since)
    // An undo only restores an earlier text, so it is not the publication to name.
    .where('undoes', 'is', null)
    .orderBy('files.number', 'desc')
    .executeTakeFirst();
  return publication?.number;
}

/** One page of the publications, newest first: the last ones, or the last before a number. */
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
  const page = rows.slice(0, pageSize);
  const files = await database
    .selectFrom('content_publication_files')
    .select(['number', 'path'])
    .where('number', 'in', [0, ...page.map(({ number }) => number)])
    .orderBy('path')
    .execute();
  const filesByNumber = Map.groupBy(files, ({ number }) => number);
  const publications = page.map((row) => ({
    ...row,
    paths: filesByNumber.get(row.number)?.map(({ path }) => path) ?? [],
  }));
  const lastPublication = page.at(-1);
  return {
    publications,
    next: lastPublication && rows.length > pageSize ? String(lastPublication.number) : null,
  };
}

/** A publication with the texts of its files; null if there is none with this number. */
export async function readPublication(
  database: Database,
  number: number,
): Promise<PublicationResponse | null> {
  const publication = await database
    .selectFrom('content_publications')
    .select(['number', 'undoes', 'published_at as at', 'published_by as by'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!publication) return null;
  const files = await database
    .selectFrom('content_publication_files')
    .select(['path', 'previous_text as previousText', 'text'])
    .where('number', '=', number)
    .orderBy('path')
    .execute();
  return { ...publication, paths: files.map(({ path }) => path), files };
}
