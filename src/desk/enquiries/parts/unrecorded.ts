import { type Mutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { moveKey } from '../../api/enquiry-changes.ts';
import { recordKey } from '../../api/query-client.ts';
import { useOnline } from '../../parts/online.ts';

/** An enquiry whose last move or note is not recorded. */
interface Unrecorded {
  id: string;
  /** The patient's. */
  name: string;
}

/** The enquiries whose last move or note is not recorded: it waits for the server, or was refused. */
export function useUnrecorded(): { waiting: Unrecorded[]; failed: Unrecorded[] } {
  const isOnline = useOnline();
  const moves = useMutationState({
    filters: { mutationKey: recordKey },
    select: (move) => {
      const enquiry = enquiryOf(move);
      if (!enquiry) return [];
      const kind = String(move.options.mutationKey?.[recordKey.length]);
      const { status, failureCount, variables } = move.state;
      // An undo that was refused is told of beside its button.
      if (status === 'error' && Object(variables).undo) return [];
      return [{ id: enquiry.id, name: enquiry.name, kind, status, hasFailed: failureCount > 0 }];
    },
  });
  const last = [...new Map(moves.flat().map((move) => [move.kind + move.id, move])).values()];
  const isWaiting = ({ status, hasFailed }: (typeof last)[number]) =>
    status === 'pending' && (hasFailed || !isOnline);
  const each = (moves: typeof last) => [...new Map(moves.map((move) => [move.id, move])).values()];
  return {
    waiting: each(last.filter(isWaiting)),
    failed: each(last.filter(({ status }) => status === 'error')),
  };
}

/** The enquiry as it was before a move; undefined if it was not known. */
const enquiryOf = ({ state }: Mutation) => state.context as OpenedEnquiry | undefined;

/** Forgets the moves of an enquiry that were refused, once its view, which tells of them, is left. */
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

/** How long signing out waits for moves and notes, in milliseconds. */
const longestWait = 3_000;

/** Returns a function that waits until what is under way is recorded, or takes too long. */
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
        if (client.isMutating({ mutationKey: recordKey }) === 0) finish();
      };
      const timer = setTimeout(finish, longestWait);
      const stop = client.getMutationCache().subscribe(check);
      check();
    });
}
