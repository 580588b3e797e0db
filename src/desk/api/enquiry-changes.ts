import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContactAnswer, Destination } from '../../../shared/desk/enquiries/changes.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { EnquiryTab } from '../../../shared/desk/enquiries/summary.ts';
import { untilRecorded } from '../parts/online.ts';
import { clinicTime, momentOf } from '../time/clinic-time.ts';
import { countAgain, enquiryKeyOf, listsKey, showEnquiry, showListed } from './enquiries.ts';
import { lastMoveKey, recordKey } from './query-client.ts';
import { ask, DeskError } from './request.ts';
import { useSignedIn } from './session.ts';

/** The answer to a change. */
export interface Answer {
  enquiry: OpenedEnquiry;
}

/** A move of an enquiry, and whether it undoes the last one. */
interface Move extends Destination {
  undo?: boolean;
  /** The version of the offer that is withdrawn with it. */
  offer?: number;
  /** The version of the offer whose sending it undoes. */
  sent?: number;
}

/** Where staff have moved an enquiry, and whether an offer that is not sent yet keeps it from there. */
export type Place = Pick<OpenedEnquiry, 'movedTo' | 'pending' | 'visit'>;

/** The last move made in this browser tab, which can be undone. */
export interface LastMove {
  id: string;
  /** The patient's. */
  name: string;
  from: Place;
  to: Place;
  /** The visit that was offered with it; null for a move alone. */
  offer: { version: number; visitAt: string } | null;
  /** The version of the offer that was sent with it; null if it sent none. */
  sent: number | null;
  /** Whether it was an answer of the patient that staff have entered. */
  isAnswer: boolean;
  /** When it was made, in milliseconds since 1970. */
  at: number;
}

/** How long a move or note that has failed is told of, in milliseconds. */
export const toldFor = 3_600_000;

/** The key of moves among what has to be recorded. */
export const moveKey = [...recordKey, 'move'];

/** The key of the notes on an enquiry. */
export const noteKey = (id: string) => [...recordKey, 'note', id];

/** The version that was on the screen at each move: it may wait long, and others may change the enquiry meanwhile. */
const basedOn = new WeakMap<Move, number>();

/** The version of each enquiry after its last move in this browser tab, by id. */
const recorded = new Map<string, number>();

/**
 * Moves an enquiry to another tab; it is shown there at once, and moved back if that is refused. Until the server can
 * be reached it waits, even if its view is left; moves of one enquiry are made one after the other.
 */
export function useMove(id: string, by: string) {
  const client = useQueryClient();
  const { timeZone } = useSignedIn();
  return useMutation({
    ...untilRecorded,
    mutationKey: moveKey,
    gcTime: toldFor,
    scope: { id: `move-${id}` },
    mutationFn: async (move: Move) => {
      const version = Math.max(basedOn.get(move) ?? 1, recorded.get(id) ?? 1);
      try {
        return await ask<Answer>(`/enquiries/${id}`, 'PATCH', { version, ...move });
      } catch (error) {
        // The answer to an earlier attempt was lost, or someone else has done the same.
        const { enquiry } = error instanceof DeskError ? error : {};
        if (enquiry && isAt(enquiry, move, timeZone)) return { enquiry };
        throw error;
      }
    },
    onMutate: async (move) => {
      // An answer that is on its way shows the enquiry as it was before.
      await client.cancelQueries({ queryKey: enquiryKeyOf(id) });
      await client.cancelQueries({ queryKey: listsKey });
      const before = client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id));
      basedOn.set(move, versionOf(client, id));
      if (before) showEnquiry(client, movedTo(before, move, { by, timeZone }));
      return before;
    },
    onError: (error, _move, before) => {
      const shown = client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id));
      // While it waited, a colleague's change may have been shown.
      const isLater = before && shown && shown.version > before.version;
      showActual(client, error, isLater ? undefined : before);
    },
    onSuccess: ({ enquiry }, { undo }, before) => {
      recorded.set(id, enquiry.version);
      showEnquiry(client, enquiry);
      client.setQueryData(lastMoveKey, null);
      if (before && !undo) noteMove(client, before, enquiry);
    },
    // The next move of this enquiry does not wait for the numbers.
    onSettled: () => void countAgain(client),
  });
}

/**
 * Notes that an offer was sent to the patient. Like a move it waits until the server can be reached, even if its view is
 * left, and can be undone.
 */
export function useNoteSent(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...untilRecorded,
    mutationKey: moveKey,
    gcTime: toldFor,
    scope: { id: `move-${id}` },
    mutationFn: (offer: number) => ask<Answer>(`/enquiries/${id}/offer-sent`, 'POST', { offer }),
    onMutate: () => client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id)),
    onError: (error) => showActual(client, error),
    onSuccess: ({ enquiry }, offer, before) => {
      recorded.set(id, enquiry.version);
      showEnquiry(client, enquiry);
      if (before?.visit.isUnsent) noteMove(client, before, enquiry, { sent: offer });
    },
    onSettled: () => void countAgain(client),
  });
}

/**
 * Remembers a move, so that it can be undone.
 * @param to the enquiry as the server answered
 */
export function noteMove(
  client: QueryClient,
  from: Place,
  to: OpenedEnquiry,
  {
    offer = null,
    sent = null,
    isAnswer = false,
  }: Partial<Pick<LastMove, 'offer' | 'sent' | 'isAnswer'>> = {},
): void {
  const move: LastMove = {
    id: to.id,
    name: to.name,
    from,
    to,
    offer,
    sent,
    isAnswer,
    at: Date.now(),
  };
  client.setQueryData(lastMoveKey, move);
}

/** Records a press on Call or WhatsApp in the list; it waits until the server can be reached. */
export function useNoteContact(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...untilRecorded,
    mutationFn: (how: 'called' | 'messaged') =>
      ask<ContactAnswer>(`/enquiries/${id}/contact`, 'POST', { how }),
    onSuccess: ({ enquiry }) => showListed(client, [enquiry]),
  });
}

/** Shows the actual state after a change has failed. */
export function showActual(client: QueryClient, error: Error, before?: OpenedEnquiry): void {
  const enquiry = (error instanceof DeskError && error.enquiry) || before;
  if (enquiry) showEnquiry(client, enquiry);
}

/** The version of the enquiry on the screen, on which a change is based. */
export function versionOf(client: QueryClient, id: string): number {
  return client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id))?.version ?? 1;
}

function isAt(
  { visit, ...place }: OpenedEnquiry,
  { tab, pending, offer, sent }: Move,
  timeZone: string,
): boolean {
  if (offer !== undefined && visit.offer === offer) return false;
  if (sent !== undefined && !visit.isUnsent) return false;
  const { callAt = null } = place.pending ?? {};
  const isCall = pending && 'callAt' in pending;
  if (isCall && (callAt === null || clinicTime(new Date(callAt), timeZone) !== pending.callAt)) {
    return false;
  }
  return place.movedTo === tab && place.pending?.reason === pending?.reason;
}

/** How an enquiry is shown until the server has answered. */
function movedTo(
  before: OpenedEnquiry,
  { tab, pending }: Move,
  { by, timeZone }: { by: string; timeZone: string },
): OpenedEnquiry {
  const isPromise = pending && 'callAt' in pending;
  const callAt = isPromise ? momentOf(pending.callAt, timeZone) : callToCome(before.pending);
  const isKept = before.visit.isUnsent && tab !== 'pending';
  return {
    ...before,
    tab: isKept ? 'new' : tab,
    movedTo: tab,
    pending: pending ? { reason: pending.reason, callAt } : null,
    answered: answeredOf(before, isKept ? 'new' : tab, by),
  };
}

/** When a call that was promised is to come; it is still promised while the enquiry waits for something else. */
export function callToCome(pending: Place['pending'], now = new Date()): string | null {
  const callAt = pending?.callAt ?? null;
  return callAt !== null && Date.parse(callAt) > now.getTime() ? callAt : null;
}

function answeredOf(before: OpenedEnquiry, tab: EnquiryTab, by: string) {
  if (tab === 'new' || tab === 'pending') return null;
  if (tab !== 'answered') return before.answered;
  return before.answered ?? { by, at: new Date().toISOString() };
}
