import type {
  ChangesAnswer,
  EnquiriesAnswer,
  ListedEnquiry,
  WhichEnquiries,
} from '../../../shared/desk/enquiries/list.ts';
import { compareIn, hasPatientAnswered, priorityOf } from '../../../shared/desk/enquiries/order.ts';

type Pages = EnquiriesAnswer[];
type Changes = Pick<ChangesAnswer, 'enquiries' | 'deleted'>;

/**
 * Merges new and changed enquiries into a list.
 * @param which the filter of the list. New enquiries are left out of a search, as only the server can tell
 *   whether they match.
 */
export function mergeChanges(pages: Pages, which: WhichEnquiries, changes: Changes): Pages {
  const known = new Map(pages.flatMap((page) => page.enquiries.map((each) => [each.id, each])));
  const fresh = changes.enquiries.filter(({ id, version }) => {
    return version >= (known.get(id)?.version ?? 0);
  });
  const isSearched = [which.search, which.from, which.to].some((each) => each !== undefined);
  const shown = fresh.filter((each) => {
    return isMeant(each, which) && (known.has(each.id) || !isSearched);
  });
  const staying = shown.filter((each) => {
    const before = known.get(each.id);
    return before?.receivedAt === each.receivedAt && priorityOf(before) === priorityOf(each);
  });
  const replaced = new Map(staying.map((each) => [each.id, each]));
  const gone = new Set([...changes.deleted, ...fresh.map(({ id }) => id)]);
  const kept = pages.map((page) => ({
    ...page,
    enquiries: page.enquiries.flatMap((each) => {
      return replaced.get(each.id) ?? (gone.has(each.id) ? [] : each);
    }),
  }));
  const added = shown.filter(({ id }) => !replaced.has(id));
  const compare = compareIn(which);
  return added.reduce((pages, each) => withEnquiry(pages, each, compare), kept);
}

/** Whether an enquiry is under the tab of a list, and is of the kind that it shows. */
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

/** Enquiries after the last loaded page belong to a page that is not loaded yet. */
function withEnquiry(
  pages: Pages,
  enquiry: ListedEnquiry,
  compare: ReturnType<typeof compareIn>,
): Pages {
  const place = pages.findIndex(({ enquiries, next }) => {
    const last = enquiries.at(-1);
    return next === null || (last !== undefined && compare(enquiry, last) < 0);
  });
  return pages.map((page, index) =>
    index === place ? { ...page, enquiries: [...page.enquiries, enquiry].sort(compare) } : page,
  );
}
