import type { FastifyBaseLogger } from 'fastify';
import { newestFirst } from '../../shared/newest-first.ts';
import type { PostCard } from '../../shared/post.ts';
import { idOf, isRow, maxRows, type PostRow, readSlug } from './row.ts';
import { idSlugOf, type RowMapper } from './row-mapper.ts';
import type { LoadedPosts } from './types.ts';

/** The published posts without their contents. */
export interface Listing extends LoadedPosts {
  /** The slugs of its cards. */
  slugs: ReadonlySet<string>;
  /**
   * The ids, by slug, of posts that cannot be found by the slug of their card: the table lacks it, or has
   * it twice.
   */
  idsBySlug: Map<string, string>;
}

/** Maximum number of rows in the raw view. */
const maxRawRows = 20;

/** Maximum length of a text, in UTF-16 units, and of an object or array, in entries. */
const rawLimits = { text: 500, entries: 20 };

/**
 * Makes the listing from a source's rows. Contents are dropped page by page; only the cards are kept.
 * @param pages rows in the source's order, newest first
 */
export async function readListing(
  pages: AsyncIterable<unknown[]>,
  mapper: RowMapper,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Listing> {
  const cards: Cards = new Map();
  const idsBySlug = new Map<string, string>();
  const raw: unknown[] = [];
  let rows = 0;
  for await (const row of withoutRepeats(pages)) {
    if (rows === maxRows) {
      log.warn({ maxRows }, 'there are more blog posts than are listed: the oldest are omitted');
      break;
    }
    rows += 1;
    if (raw.length < maxRawRows) raw.push(row);
    const card = mapper.toCard(row);
    if (card !== null && isRow(row)) addCard(cards, idsBySlug, card, row);
  }
  if (rows > 0 && cards.size === 0)
    log.warn({ rows }, 'blog rows were read, but none became a card');
  return {
    status: 'loaded',
    cards: [...cards.values()].map(({ card }) => card).sort(newestFirst),
    rows,
    raw: cards.size > 0 ? [] : raw.map(abridge),
    slugs: new Set(cards.keys()),
    idsBySlug,
  };
}

/** Drops duplicates: a post published during the read shifts another onto the next page. */
async function* withoutRepeats(pages: AsyncIterable<unknown[]>): AsyncGenerator<unknown> {
  const keys = new Set<string>();
  for await (const page of pages) {
    for (const row of page) {
      const id = isRow(row) ? idOf(row) : null;
      const key = isRow(row) && id !== null ? JSON.stringify([id, readSlug(row.slug)]) : null;
      if (key !== null && keys.has(key)) continue;
      if (key !== null) keys.add(key);
      yield row;
    }
  }
}

interface ListedCard {
  card: PostCard;
  /** The id of its row; null if the row has none. */
  id: string | null;
}

/** The cards by their slugs. */
type Cards = Map<string, ListedCard>;

/**
 * Adds a card under its slug, or under the slug of its id if a newer post has that slug. A row that
 * can be found neither by slug nor by id is dropped, because its card would link to a missing page.
 */
function addCard(cards: Cards, idsBySlug: Map<string, string>, card: PostCard, row: PostRow): void {
  const id = idOf(row);
  const newerCard = cards.get(card.slug);
  if (newerCard?.id) idsBySlug.set(card.slug, newerCard.id);
  const slug = newerCard ? idSlugOf(row) : card.slug;
  if (cards.has(slug)) return;
  if (slug !== row.slug) {
    if (id === null) return;
    idsBySlug.set(slug, id);
  }
  cards.set(slug, { card: { ...card, slug }, id });
}

/**
 * A copy of a row for diagnosis, small however large the row is: long texts are cut and end with an
 * ellipsis, nested objects and arrays become an ellipsis, and fields after the twentieth are dropped.
 */
export function abridge(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return abridgeField(row);
  if (Array.isArray(row)) return row.slice(0, rawLimits.entries).map(abridgeField);
  const fields = Object.entries(row).slice(0, rawLimits.entries);
  return Object.fromEntries(fields.map(([name, value]) => [truncate(name), abridgeField(value)]));
}

function abridgeField(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return '…';
  return typeof value === 'string' ? truncate(value) : value;
}

function truncate(text: string): string {
  return text.length > rawLimits.text ? `${text.slice(0, rawLimits.text)}…` : text;
}
