import type { ListedEnquiry, WhichEnquiries } from '../../../../shared/desk/enquiries/list.ts';
import { compareIn, hasPatientAnswered } from '../../../../shared/desk/enquiries/order.ts';
import { useEnquiryList } from '../../api/enquiries.ts';
import { askedOf, type Filter } from './filter.ts';

/** Returns a comparator for the order of a list. */
export const compareInList = (filter: Filter) => compareIn(askedOf(filter));

/**
 * A list as far as it has been loaded, and its enquiries in order. What was moved away is left out at once, and shown
 * again at once if that is undone.
 */
export function useOrderedList(filter: Filter) {
  const which = askedOf(filter);
  const list = useEnquiryList(which);
  const all = list.data?.pages.flatMap(({ enquiries }) => enquiries) ?? [];
  // Until a list is loaded, the one before it stays on the screen.
  const shown = list.isPlaceholderData ? all : all.filter((each) => isMeant(each, which));
  const byId = new Map(shown.map((each) => [each.id, each]));
  return { list, enquiries: [...byId.values()].sort(compareInList(filter)) };
}

/** Whether an enquiry of a list is still of the kind that the list shows. */
function isMeant(enquiry: ListedEnquiry, which: WhichEnquiries): boolean {
  const { tab, urgent, pending, visit } = enquiry;
  if (which.urgent !== undefined && !urgent) return false;
  if (which.answers !== undefined && !hasPatientAnswered(enquiry)) return false;
  if (which.unsent !== undefined && !visit.isUnsent) return false;
  if (which.doctor !== undefined) {
    if (pending?.reason !== 'doctor') return false;
    if ((which.doctor === 'answered') !== Boolean(pending.doctorsNote)) return false;
  }
  return (which.tab ?? tab) === tab;
}
