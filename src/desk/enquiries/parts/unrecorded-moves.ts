import { type Mutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { moveKey } from '../../api/enquiry-changes.ts';

/** An enquiry whose last move is not recorded. */
interface Unrecorded {
  id: string;
  /** The patient's. */
  name: string;
}

/** The enquiries whose last move is not recorded: it is under way, or has failed. */
export function useUnrecordedMoves(): { waiting: Unrecorded[]; failed: Unrecorded[] } {
  const moves = useMutationState({
    filters: { mutationKey: moveKey },
    select: (move) => {
      const enquiry = enquiryOf(move);
      if (!enquiry) return [];
      return [{ id: enquiry.id, name: enquiry.name, status: move.state.status }];
    },
  });
  const last = [...new Map(moves.flat().map((move) => [move.id, move])).values()];
  return {
    waiting: last.filter(({ status }) => status === 'pending'),
    failed: last.filter(({ status }) => status === 'error'),
  };
}

/** The enquiry as it was before a move; undefined if it was not known. */
const enquiryOf = ({ state }: Mutation) => state.context as OpenedEnquiry | undefined;

/** Forgets the failed moves of an enquiry once its view, which tells of them, is left. */
export function useForgetFailed(id: string): void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      const cache = client.getMutationCache();
      for (const move of cache.findAll({ mutationKey: moveKey, status: 'error' })) {
        if (enquiryOf(move)?.id === id) cache.remove(move);
      }
    },
    [client, id],
  );
}

/** How long signing out waits for moves, in milliseconds. */
const longestWait = 3_000;

/** Returns a function that waits until the moves under way are recorded, or take too long. */
export function useUntilRecorded(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const check = () => {
        if (client.isMutating({ mutationKey: moveKey }) === 0) finish();
      };
      const timer = setTimeout(finish, longestWait);
      const stop = client.getMutationCache().subscribe(check);
      check();
    });
}
