import { setImmediate as visitorsFirst } from 'node:timers/promises';
import type { Database } from '../database/index.ts';
import { featuredLimit, type PostSource, PostSourceError } from './source.ts';

/** Posts held in memory at once; small, since SQLite stops the server while it reads. */
const pageSize = 100;

/** The largest number PostgreSQL's `integer` holds; it refuses to compare with a larger one. */
const largestId = 2_147_483_647;

/**
 * The clinic's own `blogs` table as a source of posts.
 * @param database opened by `openDatabase`, which also limits the time of each statement
 */
export function tableSource(database: Database): PostSource {
  const published = () => database.selectFrom('blogs').where('published', '=', true);
  return {
    async *published() {
      const rows = await guard(
        published().select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').execute(),
      );
      for (let start = 0; start < rows.length; start += pageSize) {
        const ids = rows.slice(start, start + pageSize).map((row) => row.id);
        const page = await guard(published().selectAll().where('id', 'in', ids).execute());
        yield page.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
        // SQLite answers at once, and without a break nobody else would be served meanwhile.
        await visitorsFirst();
      }
    },
    async bySlug(slug) {
      const found = published().selectAll().where('slug', '=', slug);
      const newest = found.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1);
      return (await guard(newest.executeTakeFirst())) ?? null;
    },
    async byId(id) {
      const number = /^\d+$/.test(id) ? Number(id) : 0;
      if (number < 1 || number > largestId) return null;
      return (
        (await guard(published().selectAll().where('id', '=', number).executeTakeFirst())) ?? null
      );
    },
    featured() {
      const featured = published().selectAll().where('featured', '=', true);
      return guard(
        featured.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(featuredLimit).execute(),
      );
    },
  };
}

async function guard<Result>(reading: Promise<Result>): Promise<Result> {
  return reading.catch((cause: unknown) => {
    throw new PostSourceError('The database did not answer.', { cause });
  });
}
