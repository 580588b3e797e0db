import { PostgrestClient } from '@supabase/postgrest-js';
import type { FastifyBaseLogger } from 'fastify';
import { boundedFetch } from './bounded-fetch.ts';
import { type PageOfRows, readPages } from './pages-of-rows.ts';
import { type Answer, callRemote, type RetryTiming } from './remote-call.ts';
import { featuredLimit, isRow, type PostRow, type PostSource, PostSourceError } from './row.ts';

const newestFirst = { ascending: false };

/**
 * A hosted `blogs` table behind PostgREST as a source of posts.
 * @param service `url` up to and including `/rest/v1`; `key` is the public anonymous one
 * @param timing how long to wait and how often to retry
 */
export function postgrestSource(
  service: { url: string; key: string },
  timing: RetryTiming,
  log: FastifyBaseLogger,
): PostSource {
  const client = new PostgrestClient(service.url, {
    headers: { apikey: service.key, Authorization: `Bearer ${service.key}` },
    fetch: boundedFetch,
    // The client's own retries have no overall time limit; ours do.
    retry: false,
  });
  return {
    published: () => readPages((page) => readPage(page), log),
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
      // This read is not limited to published posts, and not every table protects its drafts.
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
        timing,
      );
      return rowsIn(answer).slice(0, featuredLimit);
    },
  };

  async function readPage({ start, size, byId }: PageOfRows) {
    const answer = await callRemote((signal) => {
      const newest = client
        .from('blogs')
        .select('*', { count: 'exact' })
        .eq('published', true)
        .order('created_at', newestFirst);
      const ordered = byId ? newest.order('id', newestFirst) : newest;
      return ordered.range(start, start + size - 1).abortSignal(signal);
    }, timing);
    const count = answer?.count ?? null;
    // The client turns `0-0/*`, by which a service says that it does not count, into NaN.
    return { rows: rowsIn(answer), total: Number.isNaN(count) ? null : count };
  }

  async function readSingle(
    column: 'slug' | 'id',
    value: string,
    call: Parameters<typeof callRemote>[0],
  ): Promise<PostRow | null> {
    const answer = await callRemote(call, timing);
    if (answer === null) return null;
    const { data } = answer;
    // A proxy's own JSON must not be cached as if it were a post.
    if (isRow(data) && String(data[column]) === value) return data;
    throw new PostSourceError('The blog service sent something that is not the post.');
  }
}

function rowsIn(answer: Answer | null): unknown[] {
  if (Array.isArray(answer?.data)) return answer.data;
  throw new PostSourceError('The blog service sent something that is not a list of posts.');
}
