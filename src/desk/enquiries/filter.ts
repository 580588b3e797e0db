import type {
  EnquiryFilter,
  EnquirySummary,
  EnquiryTab,
  ListedEnquiry,
} from '../../../shared/desk/enquiries/list.ts';
import { hasAskedOrCancelled, isQueue } from '../../../shared/desk/enquiries/list-rules.ts';
import { useEnquiryList } from '../api/enquiries.ts';

/** The tabs, in the order in which they are shown. */
export const tabs: EnquiryTab[] = ['new', 'pending', 'answered', 'archived', 'spam'];

/** The filter of the list, as in the URL. */
export interface Filter {
  tab?: EnquiryTab;
  /** Only enquiries with emergency words. */
  urgent?: true;
  /** Only enquiries whose patient has asked for another time, or has cancelled. */
  answers?: true;
  /** Only enquiries that wait for the doctor or, if `answered`, on which the doctor has left a note since. */
  doctor?: true | 'answered';
  /** Only enquiries with an offer that is not sent yet, in any tab. */
  unsent?: true;
  search?: string;
}

/** Reads the filter from the query of a URL; other parameters are ignored. */
export function readFilter(query: Record<string, unknown>): Filter {
  const tab = tabs.find((each) => each === query['tab'] && each !== 'new');
  const search = String(query['search'] ?? '')
    .trim()
    .slice(0, 200);
  return {
    ...(tab && { tab }),
    ...(query['urgent'] === true && { urgent: true }),
    ...(query['answers'] === true && { answers: true }),
    ...(query['doctor'] === true && { doctor: true }),
    ...(query['doctor'] === 'answered' && { doctor: 'answered' }),
    ...(query['unsent'] === true && { unsent: true }),
    ...(search && { search }),
  };
}

/** The query for the server; a search, like the list of unsent offers, covers all tabs. */
export function serverFilterOf({
  tab = 'new',
  urgent,
  answers,
  doctor,
  unsent,
  search,
}: Filter): EnquiryFilter {
  if (search) return { search };
  if (unsent) return { unsent: 'true' };
  return {
    tab,
    ...(urgent && { urgent: 'true' }),
    ...(answers && { answers: 'true' }),
    ...(doctor && { doctor: doctor === true ? 'true' : doctor }),
  };
}

/**
 * The loaded pages of a list, and its enquiries in the server's order. An enquiry that is moved to another tab
 * disappears immediately, and reappears immediately if the move is undone.
 */
export function useVisibleList(filter: Filter) {
  const serverFilter = serverFilterOf(filter);
  const list = useEnquiryList(serverFilter);
  const all = list.data?.pages.flatMap(({ enquiries }) => enquiries) ?? [];
  // Until a list is loaded, the one before it stays on the screen.
  const shownEnquiries = list.isPlaceholderData
    ? all
    : all.filter((each) => belongsIn(each, serverFilter));
  // An enquiry that moved down while the pages were loaded is on two of them.
  const byId = new Map(shownEnquiries.map((each) => [each.id, each]));
  return { list, enquiries: [...byId.values()] };
}

/** Whether an enquiry still belongs in a list. */
function belongsIn(enquiry: ListedEnquiry, filter: EnquiryFilter): boolean {
  const { tab, urgent, pending, visit } = enquiry;
  if (filter.urgent !== undefined && !urgent) return false;
  if (filter.answers !== undefined && !hasAskedOrCancelled(enquiry)) return false;
  if (filter.unsent !== undefined && !visit.isUnsent) return false;
  if (filter.doctor !== undefined) {
    if (pending?.reason !== 'doctor') return false;
    if ((filter.doctor === 'answered') !== Boolean(pending.doctorsNote)) return false;
  }
  return (filter.tab ?? tab) === tab;
}

/** Returns a comparator for the order of a list, which also places an enquiry that has left the list. */
export function comparatorFor(filter: Pick<EnquiryFilter, 'tab' | 'search'>) {
  type SortableEnquiry = Pick<EnquirySummary, 'id' | 'receivedAt' | 'priority'>;
  const byTime = (a: SortableEnquiry, b: SortableEnquiry) =>
    a.receivedAt + a.id > b.receivedAt + b.id ? 1 : -1;
  if (!isQueue(filter)) return (a: SortableEnquiry, b: SortableEnquiry) => byTime(b, a);
  return (a: SortableEnquiry, b: SortableEnquiry) => a.priority - b.priority || byTime(a, b);
}

/** The ids of the enquiries that were opened in this tab of the browser, the last at the end. */
const openedIds: string[] = [];

/** Remembers that an enquiry was opened. */
export function rememberOpened(id: string): void {
  if (openedIds.includes(id)) openedIds.splice(openedIds.indexOf(id), 1);
  openedIds.push(id);
}

/** Whether an enquiry was opened in this tab of the browser. */
export const wasOpened = (id: string) => openedIds.includes(id);

/** The id of the enquiry that was opened last in this tab of the browser. */
export const lastOpenedId = () => openedIds.at(-1);
