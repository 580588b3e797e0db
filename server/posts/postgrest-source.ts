import { PostgrestClient } from '@supabase/postgrest-js';
import { isRow, type PostRow } from './fields.ts';
import { type Answer, type Attempts, callRemote } from './remote-call.ts';
import { featuredLimit, type PostSource, PostSourceError } from './source.ts';

/** Rows asked for at once: few enough that visitors do not feel their reading, nor memory. */
const pageSize = 200;

/** Rows read at most, whatever the service claims to hold. */
const mostRows = 50_000;

const newestFirst = { ascending: false };

interface Page {
  rows: unknown[];
  /** Rows in the whole table, where the service says. */
  total: number | null;
}

/**
 * A hosted `blogs` table behind PostgREST as a source of posts.
 * @param service `url` up to and with `/rest/v1`; `key` is the public anonymous one
 * @param attempts how long and how often to ask
 */
export function postgrestSource(
  service: { url: string; key: string },
  attempts: Attempts,
): PostSource {
  const client = new PostgrestClient(service.url, {
    headers: { apikey: service.key, Authorization: `Bearer ${service.key}` },
    // The client's own repetitions know no limit of time; ours do.
    retry: false,
  });
  return {
    published: () => pagesOf((start, tieBreaker) => readPage(client, attempts, start, tieBreaker)),
    bySlug: (slug) =>
      readSingle('slug', slug, (signal) =>
        client
          .from('blogs')
          .select('*')
          .eq('slug', slug)
          .eq('published', true)
          .abortSignal(signal)
          .single(),
      ),
    async byId(id) {
      const row = await readSingle('id', id, (signal) =>
        client.from('blogs').select('*').eq('id', id).abortSignal(signal).single(),
      );
      // This read does not ask for published posts only, and not every table guards its drafts.
      return row?.published === true ? row : null;
    },
    async featured() {
      const answer = await callRemote(
        (signal) =>
          client
            .from('blogs')
            .select('*')
            .eq('published', true)
            .eq('featured', true)
            .order('created_at', newestFirst)
            .limit(featuredLimit)
            .abortSignal(signal),
        attempts,
      );
      return rowsIn(answer);
    },
  };

  async function readSingle(
    column: 'slug' | 'id',
    value: string,
    call: Parameters<typeof callRemote>[0],
  ): Promise<PostRow | null> {
    const answer = await callRemote(call, attempts);
    if (answer === null) return null;
    const { data } = answer;
    // A proxy's own JSON must not pass for a post, and be remembered as one.
    if (isRow(data) && String(data[column]) === value) return data;
    throw new PostSourceError('The blog service sent something that is not the post.');
  }
}

async function readPage(
  client: PostgrestClient,
  attempts: Attempts,
  start: number,
  tieBreaker: boolean,
): Promise<Page> {
  const answer = await callRemote((signal) => {
    const newest = client
      .from('blogs')
      .select('*', { count: 'exact' })
      .eq('published', true)
      .order('created_at', newestFirst);
    const ordered = tieBreaker ? newest.order('id', newestFirst) : newest;
    return ordered.range(start, start + pageSize - 1).abortSignal(signal);
  }, attempts);
  return { rows: rowsIn(answer), total: answer?.count ?? null };
}

/**
 * One page is enough for most clinics. Where it is not, reading starts anew with a second order,
 * since posts of the same moment may otherwise change places between two pages and get lost.
 */
async function* pagesOf(
  read: (start: number, tieBreaker: boolean) => Promise<Page>,
): AsyncGenerator<unknown[]> {
  const first = await read(0, false);
  if (isLast(first, 0)) {
    yield first.rows;
    return;
  }
  for (let start = 0; start < mostRows; ) {
    const page = await read(start, true);
    yield page.rows;
    if (isLast(page, start)) return;
    start += page.rows.length;
  }
}

function isLast({ rows, total }: Page, start: number): boolean {
  // More rows than were asked for: the service knows no pages.
  if (rows.length === 0 || rows.length > pageSize) return true;
  return total === null ? rows.length < pageSize : start + rows.length >= total;
}

function rowsIn(answer: Answer | null): unknown[] {
  if (Array.isArray(answer?.data)) return answer.data;
  throw new PostSourceError('The blog service sent something that is not a list of posts.');
}
