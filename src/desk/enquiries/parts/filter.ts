import type { WhichEnquiries } from '../../../../shared/desk/enquiries/list.ts';
import type { EnquiryTab } from '../../../../shared/desk/enquiries/summary.ts';

/** The tabs, in their order. */
export const tabs: EnquiryTab[] = ['new', 'pending', 'answered', 'archived', 'spam'];

/** The filter of the list, as in the address. */
export interface Filter {
  tab?: EnquiryTab;
  /** Only those with words of an emergency. */
  urgent?: true;
  /** Only those whose patient has asked for another time, or has cancelled. */
  answers?: true;
  /** Only those that wait for the doctor, or on which she has written since. */
  doctor?: true | 'answered';
  /** Only those with an offer that is not sent yet, under whichever tab. */
  unsent?: true;
  search?: string;
  from?: string;
  to?: string;
}

/** Reads the filter from the query of an address; other parameters are ignored. */
export function readFilter(query: Record<string, unknown>): Filter {
  const tab = tabs.find((each) => each === query['tab'] && each !== 'new');
  const search = String(query['search'] ?? '')
    .trim()
    .slice(0, 200);
  const [from, to] = [query['from'], query['to']].map((day) => {
    return /^\d{4}-\d\d-\d\d$/.test(String(day)) ? String(day) : '';
  });
  return {
    ...(tab && { tab }),
    ...(query['urgent'] === true && { urgent: true }),
    ...(query['answers'] === true && { answers: true }),
    ...(query['doctor'] === true && { doctor: true }),
    ...(query['doctor'] === 'answered' && { doctor: 'answered' }),
    ...(query['unsent'] === true && { unsent: true }),
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** The query for the server; a search covers all tabs. */
export function askedOf({
  tab = 'new',
  urgent,
  answers,
  doctor,
  unsent,
  ...filter
}: Filter): WhichEnquiries {
  if (filter.search) return filter;
  if (unsent) return { ...filter, unsent: 'true' };
  return {
    ...filter,
    tab,
    ...(urgent && { urgent: 'true' }),
    ...(answers && { answers: 'true' }),
    ...(doctor && { doctor: doctor === true ? 'true' : doctor }),
  };
}

/** The same days under another tab, without the search; the first tab is omitted from the address. */
export function underTab({ from, to }: Filter, tab: EnquiryTab): Filter {
  return { ...(tab !== 'new' && { tab }), ...(from && { from }), ...(to && { to }) };
}
