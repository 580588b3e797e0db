import type { ChangesAnswer, EnquiriesAnswer } from '../../../shared/desk/enquiries/list.ts';

/** The enquiries that have come since the desk was opened in this tab. */
export interface Arrivals {
  /** When it was opened, by the server's clock. */
  since: string;
  /** Their ids, the newest last. */
  ids: string[];
}

/** The arrivals when the desk is opened: what was already there is not one. */
export function firstArrivals({ cursor, enquiries }: EnquiriesAnswer): Arrivals {
  // The cursor looks back a few seconds, so the server will report these again as changes.
  const known = enquiries.filter(({ receivedAt }) => receivedAt > cursor);
  return { since: cursor, ids: known.map(({ id }) => id).toReversed() };
}

/** Adds the enquiries that have arrived since; an older one moved back to New is not an arrival. */
export function addArrivals(before: Arrivals, { enquiries }: ChangesAnswer): Arrivals {
  const fresh = enquiries.filter(
    ({ id, tab, receivedAt }) =>
      tab === 'new' && receivedAt > before.since && !before.ids.includes(id),
  );
  return { ...before, ids: [...before.ids, ...fresh.map(({ id }) => id).toReversed()] };
}
