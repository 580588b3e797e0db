import { type SqlBool, sql } from 'kysely';
import { clinicFile } from '../../shared/clinic-file.ts';
import type { PublicationAnswer, PublicationsAnswer } from '../../shared/desk/site/publications.ts';
import { isWithin, namesIn } from '../../shared/site-edits/fields.ts';
import type { Edit, EditedField } from '../../src/content/edits/edit.ts';
import type { Database } from '../database/index.ts';
import { fromStored } from '../pages/content/json-value.ts';

/** Publications per page. */
const pageSize = 20;

/** A change of a field, with the value before it, and when it was published. */
export type PublishedChange = Edit & { was: unknown; number: number; at: string };

/** One page of the publications, newest first. */
export async function listPublications(
  database: Database,
  before?: number,
): Promise<PublicationsAnswer> {
  const rows = await database
    .selectFrom('site_publications')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const numbers = shown.map(({ number }) => number);
  const counts = await countsOf(database, numbers);
  const changed = await factsIn(database, numbers);
  const publications = shown.map(({ number, undoes, published_at: at, published_by: by }) => {
    const own = counts.filter((each) => each.number === number);
    const fields = own.reduce((sum, each) => sum + Number(each.fields), 0);
    const facts = factsOf(changed.filter((each) => each.number === number));
    return { number, undoes, at, by, fields, files: own.map(({ file }) => file), facts };
  });
  const last = shown.at(-1);
  return { publications, next: last && rows.length > pageSize ? String(last.number) : null };
}

/** A publication with what it has changed; null if there is none of this number. */
export async function readPublication(
  database: Database,
  number: number,
): Promise<PublicationAnswer | null> {
  const found = await database
    .selectFrom('site_publications')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) return null;
  const rows = await database
    .selectFrom('site_published')
    .selectAll()
    .where('number', '=', number)
    .where(isChange)
    .orderBy('file')
    .orderBy('field')
    .execute();
  const changes = rows.map(({ file, field, was, value }) => ({
    file,
    field,
    was: fromStored(was),
    value: fromStored(value),
  })) as PublicationAnswer['changes'];
  return {
    number,
    undoes: found.undoes,
    at: found.published_at,
    by: found.published_by,
    fields: changes.length,
    files: [...new Set(changes.map(({ file }) => file))],
    facts: factsOf(changes.filter(({ file }) => file === clinicFile)),
    changes,
  };
}

/** Everything that has been published in some files, oldest first. */
export async function readPublished(
  database: Database,
  files: string[],
): Promise<PublishedChange[]> {
  const rows = await database
    .selectFrom('site_published')
    .innerJoin('site_publications', 'site_publications.number', 'site_published.number')
    .selectAll('site_published')
    .select('published_at as at')
    .where('file', 'in', files)
    .orderBy('site_published.number')
    .execute();
  return rows.map((row) => ({ ...row, value: fromStored(row.value), was: fromStored(row.was) }));
}

/** The number of the last publication that changed one of some fields, or what it is in or has in it; else null. */
export async function lastChangeOf(
  database: Database,
  places: EditedField[],
): Promise<number | null> {
  const published = await readPublished(database, [...new Set(places.map(({ file }) => file))]);
  const isIn = (change: EditedField, { file, field }: EditedField) =>
    change.file === file && (isWithin(change.field, field) || isWithin(field, change.field));
  return published.findLast((each) => places.some((place) => isIn(each, place)))?.number ?? null;
}

/** The files of which something has ever been published. */
export async function readPublishedFiles(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('site_published').select('file').distinct().execute();
  return rows.map(({ file }) => file);
}

/** Other rows say that a text was found right as it is. */
const isChange = sql<SqlBool>`coalesce(value, '') <> coalesce(was, '')`;

async function countsOf(database: Database, numbers: number[]) {
  if (numbers.length === 0) return [];
  return database
    .selectFrom('site_published')
    .select((row) => ['number', 'file', row.fn.countAll<number>().as('fields')])
    .where('number', 'in', numbers)
    .where(isChange)
    .groupBy(['number', 'file'])
    .orderBy('file')
    .execute();
}

/** What publications have changed in the clinic's facts. */
async function factsIn(database: Database, numbers: number[]) {
  if (numbers.length === 0) return [];
  return database
    .selectFrom('site_published')
    .select(['number', 'field'])
    .where('number', 'in', numbers)
    .where('file', '=', clinicFile)
    .where(isChange)
    .orderBy('field')
    .execute();
}

/** The names at the top of the file of what fields are within, each once. */
function factsOf(fields: { field: string }[]): string[] {
  return [...new Set(fields.flatMap(({ field }) => namesIn(field).slice(0, 1)))];
}
