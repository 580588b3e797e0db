import type { FastifyBaseLogger } from 'fastify';
import { AnswerTooLargeError, maxRows } from './row.ts';

/** Rows per request: few enough not to slow visitors down or fill the memory. */
const pageSize = 200;

/** How many oversized rows may be skipped before the read fails. */
const maxSkippedRows = 20;

/** The part of the table that one call reads. */
export interface PageOfRows {
  /** How many newer rows to skip. */
  start: number;
  size: number;
  /** Whether rows with the same time are ordered by id. */
  byId: boolean;
}

interface AnswerPage {
  rows: unknown[];
  /** Rows in the whole table, if the service says so. */
  total: number | null;
}

type ReadPage = (page: PageOfRows) => Promise<AnswerPage>;

/**
 * Reads a table page by page. One page is enough for most clinics. If it is not, reading starts over,
 * ordered by id as well: otherwise posts with the same time could swap between two pages and
 * get lost. If a response is too large, fewer rows are requested; a row that is too large on its own is
 * skipped.
 * @throws what a read throws
 */
export async function* readPages(
  read: ReadPage,
  log: Pick<FastifyBaseLogger, 'warn'>,
): AsyncGenerator<unknown[]> {
  const first = await unlessTooLarge(read({ start: 0, size: pageSize, byId: false }));
  if (first && isLast(first, 0, pageSize)) {
    yield first.rows;
    return;
  }
  let size = first ? pageSize : fewerThan(pageSize);
  let skipped = 0;
  for (let start = 0; start <= maxRows; ) {
    const page = await unlessTooLarge(read({ start, size, byId: true }), skipped);
    if (page) {
      yield page.rows;
      if (isLast(page, start, size)) return;
      start += page.rows.length;
      size = Math.min(pageSize, size * 2);
    } else if (size > 1) {
      size = fewerThan(size);
    } else {
      log.warn({ row: start }, 'a blog row is too large to be read, and is skipped');
      skipped += 1;
      start += 1;
    }
  }
}

function fewerThan(size: number): number {
  return Math.max(1, Math.floor(size / 4));
}

/** The page, or null if it is too large and may be skipped or read in smaller parts. */
async function unlessTooLarge(page: Promise<AnswerPage>, skipped = 0): Promise<AnswerPage | null> {
  return page.catch((error: unknown) => {
    if (error instanceof AnswerTooLargeError && skipped < maxSkippedRows) return null;
    throw error;
  });
}

function isLast({ rows, total }: AnswerPage, start: number, size: number): boolean {
  // More rows than requested: the service does not support pages.
  if (rows.length === 0 || rows.length > size) return true;
  return total === null ? rows.length < size : start + rows.length >= total;
}
