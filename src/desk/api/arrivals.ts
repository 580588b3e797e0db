import type { ChangesAnswer, EnquiriesAnswer } from '../../../shared/desk/enquiries/list.ts';

/** The enquiries that have come since the desk was opened in this tab. */
export interface Arrivals {
  /** When it was opened, by the server's clock. */
  since: string;
  /** Their ids, the newest last. */
  ids: string[];
}

/** What is there when the desk is opened has not come since. */
export function firstArrivals({ cursor, enquiries }: EnquiriesAnswer): Arrivals {
  // The cursor looks back some seconds: these would be told as changes once more.
  const known = enquiries.filter(({ receivedAt }) => receivedAt > cursor);
  return { since: cursor, ids: known.map(({ id }) => id).toReversed() };
}

/** One that someone has put back to the new ones has not come again. */
export function addArrivals(before: Arrivals, { enquiries }: ChangesAnswer): Arrivals {
  const fresh = enquiries.filter(
    ({ id, tab, receivedAt }) =>
      tab === 'new' && receivedAt > before.since && !before.ids.includes(id),
  );
  return { ...before, ids: [...before.ids, ...fresh.map(({ id }) => id).toReversed()] };
}
