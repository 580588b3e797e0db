import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useEnquiryList } from '../api/enquiries.ts';
import { askedOf, type Filter } from './filter.ts';

/** The enquiries before and after one, in the list from which it was opened. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
}

/**
 * The neighbours of an enquiry. One that has left the list, for example because it was answered, keeps its
 * place.
 */
export function useNeighbours(id: string, filter: Filter): Neighbours {
  const list = useEnquiryList(askedOf(filter));
  const ids = list.data?.pages.flatMap((page) => page.enquiries.map((each) => each.id)) ?? [];
  const lastPlace = useRef(0);
  const place = ids.indexOf(id);
  useEffect(() => {
    if (place >= 0) lastPlace.current = place;
  }, [place]);
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const isAtEnd = place >= 0 ? place === ids.length - 1 : lastPlace.current >= ids.length;
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isAtEnd, hasNextPage, isFetching, fetchNextPage]);
  if (place >= 0) return { previous: ids[place - 1], next: ids[place + 1] };
  return { previous: ids[lastPlace.current - 1], next: ids[lastPlace.current] };
}

/** Goes to the neighbours with the arrow keys, unless these do something else. */
export function useArrowKeys({ previous, next }: Neighbours, filter: Filter): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [role="alertdialog"]') !== null;
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (isElsewhere || hasModifier) return;
      const id = { ArrowLeft: previous, ArrowRight: next }[event.key];
      if (id !== undefined) {
        void navigate({ to: '/enquiries/$id', params: { id }, search: { ...filter } });
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [previous, next, filter, navigate]);
}
