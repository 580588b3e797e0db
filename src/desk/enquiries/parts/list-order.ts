import { compareIn } from '../../../../shared/desk/enquiries/order.ts';
import { useEnquiryList } from '../../api/enquiries.ts';
import { askedOf, type Filter } from './filter.ts';

/** Returns a comparator for the order of a list. */
export const compareInList = (filter: Filter) => compareIn(askedOf(filter));

/** A list as far as it has been loaded, and its enquiries in order. */
export function useOrderedList(filter: Filter) {
  const list = useEnquiryList(askedOf(filter));
  const pages = list.data?.pages ?? [];
  const byId = new Map(pages.flatMap(({ enquiries }) => enquiries.map((each) => [each.id, each])));
  return { list, enquiries: [...byId.values()].sort(compareInList(filter)) };
}
