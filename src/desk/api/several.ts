import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Destination, MovedEnquiries } from '../../../shared/desk/enquiries/changes.ts';
import type { ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import type { EnquiryTab } from '../../../shared/desk/enquiries/summary.ts';
import { countAgain, showListed } from './enquiries.ts';
import { destinationOf } from './places.ts';
import { ask } from './request.ts';
import { useSignedIn } from './session.ts';

/** Several enquiries that were moved together, and where each was. */
export interface SeveralMoved {
  to: EnquiryTab;
  /** Their state after the move. */
  enquiries: ListedEnquiry[];
  before: ReadonlyMap<string, Destination>;
  /** How many of them are still listed, as their offers are not sent yet. */
  unsent: number;
  /** How many stayed where they were because someone else had changed them. */
  conflicts: number;
}

/** Moves several enquiries. */
export function useMoveSeveral() {
  const client = useQueryClient();
  const { timeZone } = useSignedIn();
  return useMutation({
    mutationFn: async ([enquiries, tab]: [ListedEnquiry[], EnquiryTab]): Promise<SeveralMoved> => {
      const moves = enquiries.map(({ id, version }) => ({ id, version, tab }));
      const answer = await ask<MovedEnquiries>('/enquiries/moves', 'POST', { moves });
      const places = enquiries.map((each) => [each.id, destinationOf(each, timeZone)] as const);
      const moved = answer.enquiries.filter(({ id }) => !answer.conflicts.includes(id));
      showListed(client, answer.enquiries);
      const conflicts = answer.conflicts.length;
      const unsent = moved.filter((each) => each.tab !== tab).length;
      return { to: tab, enquiries: moved, unsent, before: new Map(places), conflicts };
    },
    onSettled: () => countAgain(client),
  });
}

/** Moves enquiries that were moved together back to where each was. */
export function useUndoSeveral() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ enquiries, before }: SeveralMoved) => {
      const moves = enquiries.map(({ id, version }) => ({ id, version, ...before.get(id) }));
      const answer = await ask<MovedEnquiries>('/enquiries/moves', 'POST', { moves, undo: true });
      showListed(client, answer.enquiries);
    },
    onSettled: () => countAgain(client),
  });
}
