import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { askedOf, type Filter } from './filter.ts';

/** An enquiry that was opened in this tab of the browser, and its place in the list. */
export interface Seen extends Pick<OpenedEnquiry, 'id' | 'receivedAt'> {
  /** The list from which it was opened. */
  from: string;
}

/** Names a list. */
export const listName = (filter: Filter) => JSON.stringify(askedOf(filter));

/** The key under which those are kept that were opened, the last one at the end. */
export const seenKey = ['seen'];

/** Notes that an enquiry is open. */
export function useSeen(enquiry: OpenedEnquiry | undefined, filter: Filter): void {
  const client = useQueryClient();
  const from = listName(filter);
  const { id, receivedAt } = enquiry ?? {};
  useEffect(() => {
    if (id === undefined || receivedAt === undefined) return;
    client.setQueryDefaults(seenKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData<Seen[]>(seenKey, (before = []) => [
      ...before.filter((each) => each.id !== id),
      { id, receivedAt, from },
    ]);
  }, [client, id, receivedAt, from]);
}

type Dated = Pick<Seen, 'id' | 'receivedAt'>;

/** Sorts as lists do: the newest first. */
export function newestFirst(one: Dated, other: Dated): number {
  return one.receivedAt + one.id > other.receivedAt + other.id ? -1 : 1;
}
