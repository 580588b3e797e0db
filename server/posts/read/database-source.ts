import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../database/index.ts';
import { largestInteger } from '../../whole-number.ts';
import { featuredLimit, maxRows, type PostSource, PostSourceError } from './source.ts';

/** The most posts, and the most bytes, that are read at once: SQLite blocks the server while it reads. */
const page = { posts: 100, bytes: 2 * 1024 * 1024 };

/**
 * The clinic's own `blogs` table as a source of posts.
 * @param database opened by `openDatabase`, which also sets a timeout for each statement
 */
export function databaseSource(database: Database): PostSource {
  const published = () => database.selectFrom('blogs').where('published', '=', true);
  const newestFirst = () => published().orderBy('created_at', 'desc').orderBy('id', 'desc');
  return {
    async *published() {
      // One more than is listed, so that the listing can tell that some are left out.
      const rows = await guard(
        newestFirst()
          .select(['id', sql<number | null>`octet_length(content)`.as('bytes')])
          .limit(maxRows + 1)
          .execute(),
      );
      for (const ids of pagesOf(rows)) {
        const read = await guard(published().selectAll().where('id', 'in', ids).execute());
        yield read.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
        // SQLite reads synchronously: without a pause, no other request would be served meanwhile.
        await letOthersRun();
      }
    },
    async bySlug(slug) {
      const found = newestFirst().selectAll().where('slug', '=', slug).limit(1);
      return (await guard(found.executeTakeFirst())) ?? null;
    },
    async byId(id) {
      const number = /^\d+$/.test(id) ? Number(id) : 0;
      if (number < 1 || number > largestInteger) return null;
      const found = published().selectAll().where('id', '=', number);
      return (await guard(found.executeTakeFirst())) ?? null;
    },
    async byFormerSlug(slug) {
      const ids = database.selectFrom('post_addresses').select('post_id').where('slug', '=', slug);
      const found = published().selectAll().where('id', 'in', ids);
      return (await guard(found.executeTakeFirst())) ?? null;
    },
    async translationsOf({ id, translation_group: group }) {
      if (typeof group !== 'string') return [];
      const read = published()
        .select(['id', 'title', 'slug', 'language'])
        .where('translation_group', '=', group)
        .orderBy('id');
      return (await guard(read.execute())).filter((other) => other.id !== id);
    },
    featured: () =>
      guard(newestFirst().selectAll().where('featured', '=', true).limit(featuredLimit).execute()),
  };
}

/** The ids of posts, page by page. */
function* pagesOf(rows: { id: number; bytes: number | null }[]): Generator<number[]> {
  let ids: number[] = [];
  let left = page.bytes;
  for (const { id, bytes } of rows) {
    left -= bytes ?? 0;
    if (ids.length === page.posts || (ids.length > 0 && left < 0)) {
      yield ids;
      ids = [];
      left = page.bytes - (bytes ?? 0);
    }
    ids.push(id);
  }
  if (ids.length > 0) yield ids;
}

async function guard<Result>(read: Promise<Result>): Promise<Result> {
  return read.catch((cause: unknown) => {
    throw new PostSourceError('The database did not answer.', { cause });
  });
}
