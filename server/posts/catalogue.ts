import { idSlugOf, type PostMaker } from './cards.ts';
import { isRow, keyOf, type PostRow } from './fields.ts';
import type { LoadedPosts, PostCard } from './types.ts';

/** How to find a post again whose slug the source does not know, or knows twice. */
export type Lookup = { id: string } | { row: PostRow };

/** The published posts without their contents. */
export interface Catalogue extends LoadedPosts {
  /** By slug of the card: the posts that must not be asked for by slug. */
  lookups: Map<string, Lookup>;
}

/** Rows kept for the raw view, and the longest text in one of them, in UTF-16 units. */
const rawLimits = { rows: 20, text: 500 };

/** Rows that no read can find, having neither slug nor id, are kept whole: at most so many. */
const mostKeptRows = 20;

/**
 * Makes the catalogue of a source's rows. Contents are dropped page by page: only cards stay.
 * @param pages rows in the source's order, newest first
 */
export async function catalogueOf(
  pages: AsyncIterable<unknown[]>,
  maker: PostMaker,
): Promise<Catalogue> {
  const shelf: Shelf = { cards: new Map(), ids: new Map(), lookups: new Map(), keptRows: 0 };
  const seen = new Set<string>();
  const raw: unknown[] = [];
  let rows = 0;
  for await (const page of pages) {
    for (const row of page) {
      // A post published while pages are read pushes another onto the next page a second time.
      if (isRepeated(row, seen)) continue;
      rows += 1;
      if (raw.length < rawLimits.rows) raw.push(abridged(row));
      const card = maker.card(row);
      if (card !== null && isRow(row)) shelve(shelf, card, row);
    }
  }
  const cards = [...shelf.cards.values()].sort(byNewest);
  return {
    status: 'loaded',
    cards,
    rows,
    raw: cards.length > 0 ? [] : raw,
    lookups: shelf.lookups,
  };
}

interface Shelf {
  cards: Map<string, PostCard>;
  ids: Map<string, string>;
  lookups: Map<string, Lookup>;
  keptRows: number;
}

/** Puts a card under its slug, or under the slug of its id where another has that slug already. */
function shelve(shelf: Shelf, card: PostCard, row: PostRow): void {
  const id = keyOf(row.id);
  const isTaken = shelf.cards.has(card.slug);
  const slug = isTaken ? idSlugOf(row) : card.slug;
  if (shelf.cards.has(slug)) return;
  if (id === null && slug !== row.slug) {
    if (shelf.keptRows === mostKeptRows) return;
    shelf.keptRows += 1;
    shelf.lookups.set(slug, { row });
  } else if (id !== null && slug !== row.slug) {
    shelf.lookups.set(slug, { id });
  }
  const firstOwner = isTaken ? shelf.ids.get(card.slug) : undefined;
  if (firstOwner !== undefined) shelf.lookups.set(card.slug, { id: firstOwner });
  shelf.cards.set(slug, { ...card, slug });
  if (id !== null) shelf.ids.set(slug, id);
}

function isRepeated(row: unknown, seen: Set<string>): boolean {
  const id = isRow(row) ? keyOf(row.id) : null;
  if (!isRow(row) || id === null) return false;
  const key = JSON.stringify([id, row.slug]);
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}

/** Moments are ISO 8601 in UTC, so that order of text is order of time; no moment comes last. */
function byNewest(one: PostCard, other: PostCard): number {
  const [mine, theirs] = [one.createdAt ?? '', other.createdAt ?? ''];
  return mine === theirs ? 0 : mine < theirs ? 1 : -1;
}

/** A row with its long texts cut, so that looking at the raw rows never costs a whole table. */
function abridged(row: unknown): unknown {
  const text = JSON.stringify(row, (_, value: unknown) =>
    typeof value === 'string' && value.length > rawLimits.text
      ? `${value.slice(0, rawLimits.text)}…`
      : value,
  );
  return JSON.parse(text);
}
