import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import type { Placed } from '../../../../shared/desk/enquiries/order.ts';
import { askedOf, type Filter } from './filter.ts';

/** An enquiry that was opened in this tab of the browser, and its place in the list. */
export interface Seen extends Placed {
  /** The list from which it was opened. */
  from: string;
}

/** Names a list. */
export const listName = (filter: Filter) => JSON.stringify(askedOf(filter));

/** The query key of the enquiries that were opened, the latest at the end. */
export const seenKey = ['seen'];

/** Records that an enquiry was opened. */
export function useSeen(enquiry: OpenedEnquiry | undefined, filter: Filter): void {
  const client = useQueryClient();
  const from = listName(filter);
  const { id, receivedAt, urgent, visit } = enquiry ?? {};
  useEffect(() => {
    if (id === undefined || !receivedAt || urgent === undefined || !visit) return;
    client.setQueryDefaults(seenKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData<Seen[]>(seenKey, (before = []) => [
      ...before.filter((each) => each.id !== id),
      { id, receivedAt, urgent, visit, from },
    ]);
  }, [client, id, receivedAt, urgent, visit, from]);
}
