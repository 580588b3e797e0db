import type { ListedEnquiry } from '../../../../shared/desk/enquiries/list.ts';
import { useEnquiryList } from '../../api/enquiries.ts';
import { askedOf, type Filter } from './filter.ts';

/** What an enquiry's place in a list depends on. */
export type Placed = Pick<ListedEnquiry, 'id' | 'receivedAt' | 'urgent'>;

/** Whether enquiries with words of an emergency come first: only in the list of pending ones. */
const isUrgentFirst = ({ tab, search }: Filter) => tab === 'pending' && !search;

/**
 * Returns a comparator for the order of a list: the newest first, after any emergencies that precede all
 * others.
 */
export function compareInList(filter: Filter): (one: Placed, other: Placed) => number {
  const isFirst = isUrgentFirst(filter);
  return (one, other) => {
    if (isFirst && one.urgent !== other.urgent) return one.urgent ? -1 : 1;
    return one.receivedAt + one.id > other.receivedAt + other.id ? -1 : 1;
  };
}

/** A list as far as it has been loaded, and its enquiries in order. */
export function useOrderedList(filter: Filter) {
  const list = useEnquiryList(askedOf(filter));
  const isFirst = isUrgentFirst(filter);
  const urgent = useEnquiryList(askedOf({ ...filter, urgent: true }), isFirst);
  // Nothing is mixed in while the previous list is still shown as a placeholder.
  const isMixed = isFirst && !list.isPlaceholderData && !urgent.isPlaceholderData;
  const pages = (isMixed ? [list, urgent] : [list]).flatMap(({ data }) => data?.pages ?? []);
  const byId = new Map(pages.flatMap(({ enquiries }) => enquiries.map((each) => [each.id, each])));
  return { list, enquiries: [...byId.values()].sort(compareInList(filter)) };
}
