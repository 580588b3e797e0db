import { useMutationState } from '@tanstack/react-query';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { moveKey } from '../../api/enquiry-changes.ts';
import { isTemporary } from '../../parts/online.ts';

/** An enquiry whose last move is not recorded. */
interface Unrecorded {
  id: string;
  /** The patient's. */
  name: string;
}

/** The enquiries whose last move is not recorded: it is under way, or has failed and may be made again. */
export function useUnrecordedMoves(): { waiting: Unrecorded[]; failed: Unrecorded[] } {
  const moves = useMutationState({
    filters: { mutationKey: moveKey },
    select: ({ state: { context, status, error } }) => {
      const enquiry = context as OpenedEnquiry | undefined;
      if (!enquiry) return [];
      const hasFailed = status === 'error' && isTemporary(error);
      return [{ id: enquiry.id, name: enquiry.name, isWaiting: status === 'pending', hasFailed }];
    },
  });
  const last = [...new Map(moves.flat().map((move) => [move.id, move])).values()];
  return {
    waiting: last.filter(({ isWaiting }) => isWaiting),
    failed: last.filter(({ hasFailed }) => hasFailed),
  };
}
