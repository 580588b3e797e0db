import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListedEnquiry } from '../../../../shared/desk/enquiries/list.ts';
import type { Filter } from '../parts/filter.ts';
import { compareInList } from '../parts/list-order.ts';
import { listName, type Seen, seenKey } from '../parts/seen.ts';

/**
 * Scrolls to the enquiry that was opened last and focuses it, or the one after it if it has left the list.
 */
export function usePlaceInList(enquiries: ListedEnquiry[], filter: Filter): void {
  const client = useQueryClient();
  const isDone = useRef(false);
  const from = listName(filter);
  useEffect(() => {
    if (isDone.current || enquiries.length === 0) return;
    isDone.current = true;
    const last = client.getQueryData<Seen[]>(seenKey)?.at(-1);
    if (last?.from !== from) return;
    const compare = compareInList(filter);
    const place = enquiries.find((each) => each.id === last.id || compare(last, each) < 0);
    const link = document.getElementById(`enquiry-${place?.id ?? enquiries.at(-1)?.id}`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [client, enquiries, filter, from]);
}
