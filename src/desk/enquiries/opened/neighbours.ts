import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCounts, useEnquiryList } from '../../api/enquiries.ts';
import { askedOf, type Filter } from '../parts/filter.ts';
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
  /** How many others are new, wherever they are in the list. */
  otherNew: number;
}

/**
 * The neighbours of an enquiry. `previous` includes enquiries that have left the list, for example because
 * they were answered; `next` is always one that is still in it. Among new enquiries, `next` goes first to
 * those with words of an emergency, until each has been opened, and at the end of the list to those farther
 * up that nobody here has opened, which it has skipped by that or which have come in meanwhile.
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
  const isWrapped = isAtEnd && !hasNextPage && isOfNew(filter);
  const skipped = isWrapped ? all.find((each) => inList.has(each) && isUnopened(each)) : undefined;
  const next = useUrgent(filter).find(isUnopened) ?? following ?? skipped;
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isAtEnd, hasNextPage, isFetching, fetchNextPage]);
  // “Next” may have skipped others, and then the previous enquiry in the list is not the one that was open.
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom });
  return { previous: cameFrom ?? all[place - 1], next, otherNew: useOtherNew(id) };
}

/** Whether a list is that of the new enquiries. */
const isOfNew = ({ tab, search }: Filter) => tab === undefined && !search;

/** The ids of the new enquiries with words of an emergency; empty unless the list is that of the new ones. */
function useUrgent(filter: Filter): string[] {
  const { urgentNew = 0 } = useCounts() ?? {};
  const isAsked = urgentNew > 0 && isOfNew(filter);
  const list = useEnquiryList(askedOf({ urgent: true }), isAsked);
  if (!isAsked) return [];
  return list.data?.pages.flatMap((page) => page.enquiries.map((each) => each.id)) ?? [];
}

/** How many other enquiries are new. */
function useOtherNew(id: string): number {
  const { newCount = 0 } = useCounts() ?? {};
  const list = useEnquiryList(askedOf({}));
  if (!list.data || list.hasNextPage) return newCount;
  return list.data.pages.flatMap((page) => page.enquiries).filter((each) => each.id !== id).length;
}

/** Goes from an enquiry to its neighbours with the arrow keys, unless these do something else. */
export function useArrowKeys(
  here: string,
  { previous, next }: Pick<Neighbours, 'previous' | 'next'>,
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
        const state = id === next ? { cameFrom: here } : {};
        void navigate({ to: '/enquiries/$id', params: { id }, search: { ...filter }, state });
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [here, previous, next, filter, navigate]);
}
