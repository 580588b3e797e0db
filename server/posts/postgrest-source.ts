import { PostgrestClient } from '@supabase/postgrest-js';
import type { FastifyBaseLogger } from 'fastify';
import { boundedFetch, callRemote, type RemoteResult, type RetryTiming } from './remote-call.ts';
import {
  featuredLimit,
  isRow,
  maxRows,
  type PostRow,
  type PostSource,
  PostSourceError,
  ResponseTooLargeError,
} from './row.ts';

const descending = { ascending: false };

/**
 * A hosted `blogs` table behind PostgREST as a source of posts.
 * @param service `url` up to and including `/rest/v1`; `key` is the public anonymous key
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
    readPublished: () => readPages((page) => readPage(page), log),
    readBySlug: (slug) =>
      readSingle('slug', slug, (signal) =>
        client
          .from('blogs')
          .select('*')
          .eq('slug', slug)
          .eq('published', true)
          .abortSignal(signal)
          .single(),
      ),
    async readById(id) {
      const row = await readSingle('id', id, (signal) =>
        client.from('blogs').select('*').eq('id', id).abortSignal(signal).single(),
      );
      // This read is not limited to published posts, and not every table protects its drafts.
      return row?.published === true ? row : null;
    },
    async readFeatured() {
      const result = await callRemote(
        (signal) =>
          client
            .from('blogs')
            .select('*')
            .eq('published', true)
            .eq('featured', true)
            .order('created_at', descending)
            .limit(featuredLimit)
            .abortSignal(signal),
        timing,
      );
      return rowsIn(result).slice(0, featuredLimit);
    },
  };

  async function readPage({ start, size, isOrderedById }: RowRange) {
    const result = await callRemote((signal) => {
      const newestQuery = client
        .from('blogs')
        .select('*', { count: 'exact' })
        .eq('published', true)
        .order('created_at', descending);
      const orderedQuery = isOrderedById ? newestQuery.order('id', descending) : newestQuery;
      return orderedQuery.range(start, start + size - 1).abortSignal(signal);
    }, timing);
    const count = result?.count ?? null;
    // The client turns `0-0/*`, by which a service declares that it does not count, into NaN.
    return { rows: rowsIn(result), total: Number.isNaN(count) ? null : count };
  }

  async function readSingle(
    column: 'slug' | 'id',
    value: string,
    call: Parameters<typeof callRemote>[0],
  ): Promise<PostRow | null> {
    const result = await callRemote(call, timing);
    if (result === null) return null;
    const { data } = result;
    // A proxy's own JSON must not be cached as if it were a post.
    if (isRow(data) && String(data[column]) === value) return data;
    throw new PostSourceError('The blog service sent something that is not the post.');
  }
}

function rowsIn(result: RemoteResult | null): unknown[] {
  if (Array.isArray(result?.data)) return result.data;
  throw new PostSourceError('The blog service sent something that is not a list of posts.');
}

/** Rows per request: few enough not to slow visitors down or fill the memory. */
const pageSize = 200;

/** How many oversized rows may be skipped before the read fails. */
const maxSkippedRows = 20;

/** The part of the table that one call reads. */
interface RowRange {
  /** How many newer rows to skip. */
  start: number;
  size: number;
  /** Whether rows with the same time are ordered by id. */
  isOrderedById: boolean;
}

interface RowPage {
  rows: unknown[];
  /** The number of published rows, if the service reports it. */
  total: number | null;
}

type ReadPage = (page: RowRange) => Promise<RowPage>;

/**
 * Reads a table page by page. One page is enough for most clinics. If it is not, reading starts over,
 * ordered by id as well: otherwise posts with the same time could swap between two pages and
 * get lost. If a response is too large, fewer rows are requested; a row that is too large on its own is
 * skipped.
 * @throws what a read throws
 */
async function* readPages(
  read: ReadPage,
  log: Pick<FastifyBaseLogger, 'warn'>,
): AsyncGenerator<unknown[]> {
  const firstPage = await nullIfTooLarge(read({ start: 0, size: pageSize, isOrderedById: false }));
  if (firstPage && isLast(firstPage, 0, pageSize)) {
    yield firstPage.rows;
    return;
  }
  let size = firstPage ? pageSize : reduceSize(pageSize);
  let skippedRows = 0;
  for (let start = 0; start <= maxRows; ) {
    const page = await nullIfTooLarge(read({ start, size, isOrderedById: true }), skippedRows);
    if (page) {
      yield page.rows;
      if (isLast(page, start, size)) return;
      start += page.rows.length;
      size = Math.min(pageSize, size * 2);
    } else if (size > 1) {
      size = reduceSize(size);
    } else {
      log.warn({ row: start }, 'a blog row is too large to be read, and is skipped');
      skippedRows += 1;
      start += 1;
    }
  }
}

function reduceSize(size: number): number {
  return Math.max(1, Math.floor(size / 4));
}

/** The page, or null if it is too large and may be skipped or read in smaller parts. */
async function nullIfTooLarge(page: Promise<RowPage>, skippedRows = 0): Promise<RowPage | null> {
  return page.catch((error: unknown) => {
    if (error instanceof ResponseTooLargeError && skippedRows < maxSkippedRows) return null;
    throw error;
  });
}

function isLast({ rows, total }: RowPage, start: number, size: number): boolean {
  // More rows than requested: the service does not support pages.
  if (rows.length === 0 || rows.length > size) return true;
  return total === null ? rows.length < size : start + rows.length >= total;
}
