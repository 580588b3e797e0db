import type { FastifyBaseLogger } from 'fastify';
import { AnswerTooLargeError, maxRows } from './source.ts';

/** Rows asked for at once: few enough that visitors do not feel their reading, nor memory. */
const pageSize = 200;

/** Rows that are left out because each alone is too large, before a read is given up. */
const maxSkippedRows = 20;

/** The part of the table that one call asks for. */
export interface PageOfRows {
  /** How many newer rows to pass over. */
  start: number;
  size: number;
  /** Whether rows of the same moment are ordered by id. */
  byId: boolean;
}

interface AnswerPage {
  rows: unknown[];
  /** Rows in the whole table, where the service says. */
  total: number | null;
}

type ReadPage = (page: PageOfRows) => Promise<AnswerPage>;

/**
 * Reads a table page by page. One page is enough for most clinics. Where it is not, reading starts
 * anew with a second order, since posts of the same moment may otherwise change places between two
 * pages and get lost. Where an answer is too large, fewer rows are asked for.
 * @throws what a read throws; nothing where a row alone is too large: it is left out
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
      log.warn({ row: start }, 'a blog row is larger than is read at once: it is left out');
      skipped += 1;
      start += 1;
    }
  }
}

function fewerThan(size: number): number {
  return Math.max(1, Math.floor(size / 4));
}

/** The page, or null where it is too large and others may still be read. */
async function unlessTooLarge(page: Promise<AnswerPage>, skipped = 0): Promise<AnswerPage | null> {
  return page.catch((error: unknown) => {
    if (error instanceof AnswerTooLargeError && skipped < maxSkippedRows) return null;
    throw error;
  });
}

function isLast({ rows, total }: AnswerPage, start: number, size: number): boolean {
  // More rows than were asked for: the service knows no pages.
  if (rows.length === 0 || rows.length > size) return true;
  return total === null ? rows.length < size : start + rows.length >= total;
}
