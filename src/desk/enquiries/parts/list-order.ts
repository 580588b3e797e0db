import type { ListedEnquiry } from '../../../../shared/desk/enquiries/list.ts';
import { useEnquiryList } from '../../api/enquiries.ts';
import { askedOf, type Filter } from './filter.ts';

/** What an enquiry's place in a list depends on. */
export type Placed = Pick<ListedEnquiry, 'id' | 'receivedAt' | 'urgent'>;

/** Whether those with words of an emergency come first: where enquiries wait to be dealt with. */
const isUrgentFirst = ({ tab, search }: Filter) => tab === 'pending' && !search;

/** Compares enquiries by their places in a list: the newest first, below those that come before all others. */
export function placesIn(filter: Filter): (one: Placed, other: Placed) => number {
  const isFirst = isUrgentFirst(filter);
  return (one, other) => {
    if (isFirst && one.urgent !== other.urgent) return one.urgent ? -1 : 1;
    return one.receivedAt + one.id > other.receivedAt + other.id ? -1 : 1;
  };
}

/** A list as far as it was read, and its enquiries in their order. */
export function useOrderedList(filter: Filter) {
  const list = useEnquiryList(askedOf(filter));
  const isFirst = isUrgentFirst(filter);
  const urgent = useEnquiryList(askedOf({ ...filter, urgent: true }), isFirst);
  // While another list is still shown in its place, nothing is mixed with that.
  const isMixed = isFirst && !list.isPlaceholderData && !urgent.isPlaceholderData;
  const pages = (isMixed ? [list, urgent] : [list]).flatMap(({ data }) => data?.pages ?? []);
  const byId = new Map(pages.flatMap(({ enquiries }) => enquiries.map((each) => [each.id, each])));
  return { list, enquiries: [...byId.values()].sort(placesIn(filter)) };
}
