import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { priorityOf } from '../../../../shared/desk/enquiries/order.ts';
import { useCounts } from '../../api/enquiries.ts';
import type { Filter } from '../parts/filter.ts';
import { compareInList, useOrderedList } from '../parts/list-order.ts';
import { listName, type Seen, seenKey } from '../parts/seen.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The enquiry from which “Next” led to this one. */
    cameFrom?: string | undefined;
  }
}

/** The enquiries before and after one, in the list from which it was opened. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
  /** The list in which the next one is. */
  nextFilter: Filter;
  /** How many others are new, wherever they are in the list. */
  otherNew: number;
}

/**
 * The neighbours of an enquiry. `previous` includes enquiries that have left the list, for example because
 * they were answered; `next` is always one that is still in it. Among new enquiries, `next` goes first to
 * what is urgent and to what patients have answered, until each has been opened, and at the end of the list to those
 * farther up that nobody here has opened, which it has skipped by that or which have come in meanwhile. At the end of
 * what the doctor has answered it goes on to the new ones.
 */
export function useNeighbours(id: string, filter: Filter): Neighbours {
  const { list, enquiries: listed } = useOrderedList(filter);
  const { data: seen = [] } = useQuery<Seen[]>({ queryKey: seenKey, enabled: false });
  const inList = new Set(listed.map((each) => each.id));
  const left = seen.filter(({ id, from }) => from === listName(filter) && !inList.has(id));
  const all = [...listed, ...left].sort(compareInList(filter)).map((each) => each.id);
  const place = all.indexOf(id);
  const following = place < 0 ? undefined : all.slice(place + 1).find((each) => inList.has(each));
  const isUnopened = (each: string) => each !== id && seen.every((opened) => opened.id !== each);
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const isAtEnd = place >= 0 && following === undefined;
  const isDone = isAtEnd && !hasNextPage;
  const skipped = all.find((each) => inList.has(each) && isUnopened(each));
  const nextFilter = isDone && filter.doctor === 'answered' ? newOnes : filter;
  const others = useOtherNew(id);
  const further = nextFilter === filter ? skipped : others.ids.find(isUnopened);
  const next =
    (isWhole(nextFilter) ? others.first.find(isUnopened) : undefined) ??
    following ??
    (isDone && isOfNew(nextFilter) ? further : undefined);
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isAtEnd, hasNextPage, isFetching, fetchNextPage]);
  // “Next” may have skipped others, and then the previous enquiry in the list is not the one that was open.
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom });
  return { previous: cameFrom ?? all[place - 1], next, nextFilter, otherNew: others.count };
}

const newOnes: Filter = {};

/** Whether a list is that of the new enquiries. */
export const isOfNew = ({ tab, search }: Filter) => tab === undefined && !search;

/** Whether a list is that of all new enquiries, and not of one group of them. */
const isWhole = (filter: Filter) => isOfNew(filter) && !filter.urgent && !filter.answers;

/**
 * The other new enquiries as far as their list has been loaded, those of them that come first, and how many there are.
 */
function useOtherNew(id: string): { ids: string[]; first: string[]; count: number } {
  const { newCount = 0 } = useCounts() ?? {};
  const { list, enquiries } = useOrderedList(newOnes);
  const others = enquiries.filter((each) => each.id !== id);
  const ids = others.map((each) => each.id);
  const first = others.filter((each) => priorityOf(each) < 2).map((each) => each.id);
  return { ids, first, count: !list.data || list.hasNextPage ? newCount : ids.length };
}

/** Goes from an enquiry to its neighbours with the arrow keys, unless these do something else. */
export function useArrowKeys(
  here: string,
  { previous, next, nextFilter }: Neighbours,
  filter: Filter,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [role="alertdialog"], [role="dialog"]') !==
          null;
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (isElsewhere || hasModifier) return;
      const id = { ArrowLeft: previous, ArrowRight: next }[event.key];
      if (id !== undefined) {
        const [search, state] = id === next ? [nextFilter, { cameFrom: here }] : [filter, {}];
        void navigate({ to: '/enquiries/$id', params: { id }, search: { ...search }, state });
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [here, previous, next, nextFilter, filter, navigate]);
}
