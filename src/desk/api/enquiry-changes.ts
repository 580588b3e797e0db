import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ContactResponse,
  Destination,
  MovedEnquiries,
  NewEnquiry,
} from '../../../shared/desk/enquiries/changes.ts';
import type { EnquiryTab, ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { clinicTime, instantOf } from '../time/clinic-time.ts';
import type { NoteDraft } from './drafts.ts';
import {
  enquiryKeyOf,
  listsKey,
  pollNow,
  removeEnquiry,
  showEnquiry,
  showListedEnquiries,
} from './enquiries.ts';
import { deletedKey, lastMoveKey, recordKey, untilRecorded } from './query-client.ts';
import { DeskError, sendRequest } from './request.ts';
import { useSignedIn } from './session.ts';

/** The response to a change. */
export interface ChangeResponse {
  enquiry: OpenedEnquiry;
}

/** A move of an enquiry, and whether it undoes the last one. */
interface Move extends Destination {
  undo?: boolean;
  /** The version of the offer that it withdraws. */
  offer?: number;
  /** The version of the offer whose sending it undoes. */
  sent?: number;
}

/** Where staff have moved an enquiry, and whether an unsent offer keeps it elsewhere. */
export type Placement = Pick<OpenedEnquiry, 'movedTo' | 'pending' | 'visit'>;

/** The last move, offer, sending or answer that was recorded in this browser tab, and can be undone. */
export interface LastMove {
  id: string;
  /** The patient's name. */
  name: string;
  from: Placement;
  to: Placement;
  /** The visit that was offered with it; null if none was. */
  offer: { version: number; visitAt: string } | null;
  /** The version of the offer that was recorded as sent; null if none was. */
  sentOffer: number | null;
  /** Whether it recorded the patient's answer. */
  isAnswer: boolean;
  /** When it was made, in milliseconds since 1970. */
  at: number;
}

/** How long a refused move or note is reported, in milliseconds. */
const failureLifetime = 3_600_000;

/** The mutation key of moves. */
export const moveKey = [...recordKey, 'move'];

/** The mutation key of the notes on an enquiry. */
export const noteKey = (id: string) => [...recordKey, 'note', id];

/** The version on the screen at each move; others may change the enquiry while the move waits. */
const versionAtMove = new WeakMap<Move, number>();

/** The version of each enquiry after its last move in this browser tab, by id. */
const recordedVersions = new Map<string, number>();

/**
 * Moves an enquiry to another tab, with an optimistic update that is reverted if the server refuses. Without a
 * connection it waits, even if its view is left. Moves of one enquiry are sent one after another.
 * @param by the name of the person who moves it
 */
export function useMove(id: string, by: string) {
  const client = useQueryClient();
  const { timeZone } = useSignedIn();
  return useMutation({
    ...untilRecorded,
    mutationKey: moveKey,
    gcTime: failureLifetime,
    scope: { id: `move-${id}` },
    mutationFn: (move: Move) => {
      const version = Math.max(versionAtMove.get(move) ?? 1, recordedVersions.get(id) ?? 1);
      const response = sendRequest<ChangeResponse>(`/enquiries/${id}`, 'PATCH', {
        version,
        ...move,
      });
      return acceptIfDone(response, (enquiry) => isMoveDone(enquiry, move, timeZone));
    },
    onMutate: async (move) => {
      // A request in progress would return the enquiry as it was before.
      await client.cancelQueries({ queryKey: enquiryKeyOf(id) });
      await client.cancelQueries({ queryKey: listsKey });
      const before = client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id));
      versionAtMove.set(move, versionOf(client, id));
      if (before) showEnquiry(client, afterMove(before, move, { by, timeZone }));
      return before;
    },
    onError: (error, _move, before) => {
      const shownEnquiry = client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id));
      // While the move waited, a colleague's change may have been shown.
      const isNewer = before && shownEnquiry && shownEnquiry.version > before.version;
      showAfterError(client, error, isNewer ? undefined : before);
    },
    onSuccess: ({ enquiry }, { undo }, before) => {
      recordedVersions.set(id, enquiry.version);
      showEnquiry(client, enquiry);
      client.setQueryData(lastMoveKey, null);
      if (before && !undo) rememberMove(client, before, enquiry);
    },
    // The next move of this enquiry does not wait for the new counts.
    onSettled: () => void pollNow(client),
  });
}

/**
 * Records that an offer was sent to the patient. Like a move, it waits for a connection and can be undone.
 */
export function useRecordSent(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...untilRecorded,
    mutationKey: moveKey,
    gcTime: failureLifetime,
    scope: { id: `move-${id}` },
    mutationFn: (offer: number) =>
      sendRequest<ChangeResponse>(`/enquiries/${id}/offer-sent`, 'POST', { offer }),
    onMutate: () => client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id)),
    onError: (error) => showAfterError(client, error),
    onSuccess: ({ enquiry }, offer, before) => {
      recordedVersions.set(id, enquiry.version);
      showEnquiry(client, enquiry);
      if (before?.visit.isUnsent) rememberMove(client, before, enquiry, { sentOffer: offer });
    },
    onSettled: () => void pollNow(client),
  });
}

/**
 * Remembers a move, so that it can be undone.
 * @param to the enquiry in the server's response
 */
export function rememberMove(
  client: QueryClient,
  from: Placement,
  to: OpenedEnquiry,
  {
    offer = null,
    sentOffer = null,
    isAnswer = false,
  }: Partial<Pick<LastMove, 'offer' | 'sentOffer' | 'isAnswer'>> = {},
): void {
  const move: LastMove = {
    id: to.id,
    name: to.name,
    from,
    to,
    offer,
    sentOffer,
    isAnswer,
    at: Date.now(),
  };
  client.setQueryData(lastMoveKey, move);
}

/** Records a press on Call or WhatsApp; waits for a connection. */
export function useRecordContact(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...untilRecorded,
    mutationFn: (how: 'called' | 'messaged') =>
      sendRequest<ContactResponse>(`/enquiries/${id}/contact`, 'POST', { how }),
    onSuccess: ({ enquiry }) => showListedEnquiries(client, [enquiry]),
  });
}

/**
 * The response to a change. A refusal counts as success if the enquiry is already as the change would make it, because
 * the response to an earlier attempt was lost, or someone else has done the same.
 */
export async function acceptIfDone(
  response: Promise<ChangeResponse>,
  isDone: (enquiry: OpenedEnquiry) => boolean,
): Promise<ChangeResponse> {
  try {
    return await response;
  } catch (error) {
    const { enquiry } = error instanceof DeskError ? error : {};
    if (enquiry && isDone(enquiry)) return { enquiry };
    throw error;
  }
}

/** After a change has failed, shows the enquiry as the server has sent it, or else as it was before the change. */
export function showAfterError(client: QueryClient, error: Error, before?: OpenedEnquiry): void {
  const enquiry = (error instanceof DeskError && error.enquiry) || before;
  if (enquiry) showEnquiry(client, enquiry);
}

/** The version of the enquiry on the screen, on which a change is based. */
function versionOf(client: QueryClient, id: string): number {
  return client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id))?.version ?? 1;
}

function isMoveDone(
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

/** The optimistic state of a moved enquiry. */
function afterMove(
  before: OpenedEnquiry,
  { tab, pending }: Move,
  { by, timeZone }: { by: string; timeZone: string },
): OpenedEnquiry {
  const isCall = pending && 'callAt' in pending;
  const callAt = isCall ? instantOf(pending.callAt, timeZone) : upcomingCall(before.pending);
  const staysInNew = before.visit.isUnsent && tab !== 'pending';
  return {
    ...before,
    tab: staysInNew ? 'new' : tab,
    movedTo: tab,
    pending: pending ? { reason: pending.reason, callAt } : null,
    answered: answeredOf(before, staysInNew ? 'new' : tab, by),
  };
}

/**
 * The time of a promised call that is still to come, even if the enquiry now waits for something else; null if none is.
 */
export function upcomingCall(pending: Placement['pending'], now = new Date()): string | null {
  const callAt = pending?.callAt ?? null;
  return callAt !== null && Date.parse(callAt) > now.getTime() ? callAt : null;
}

function answeredOf(before: OpenedEnquiry, tab: EnquiryTab, by: string) {
  if (tab === 'new' || tab === 'pending') return null;
  if (tab !== 'answered') return before.answered;
  return before.answered ?? { by, at: new Date().toISOString() };
}

/** The destination of a move that would bring an enquiry back to where it is now. */
export function destinationOf(
  { movedTo: tab, pending }: Pick<Placement, 'movedTo' | 'pending'>,
  timeZone: string,
): Destination {
  if (!pending) return { tab };
  const { reason, callAt } = pending;
  if (reason !== 'call-back') return { tab, pending: { reason } };
  // A call back without a time can no longer be chosen.
  if (callAt === null) return { tab, pending: { reason: 'no-answer' } };
  return { tab, pending: { reason, callAt: clinicTime(new Date(callAt), timeZone) } };
}

/** The destination that waits for a promised call if one is still to come, or else `otherwise`. */
export function promisedCallOr(
  pending: Placement['pending'],
  otherwise: Destination,
  timeZone: string,
): Destination {
  const callAt = upcomingCall(pending);
  if (callAt === null) return otherwise;
  return destinationOf({ movedTo: 'pending', pending: { reason: 'call-back', callAt } }, timeZone);
}

/** Several enquiries that were moved together, and where each was before. */
export interface BulkMoveResult {
  to: EnquiryTab;
  /** Their state after the move. */
  enquiries: ListedEnquiry[];
  before: ReadonlyMap<string, Destination>;
  /** How many of them stay under New because their offers are unsent. */
  unsentCount: number;
  /** How many stayed where they were because someone else had changed them. */
  conflictCount: number;
}

/** Moves several enquiries. */
export function useMoveSeveral() {
  const client = useQueryClient();
  const { timeZone } = useSignedIn();
  return useMutation({
    mutationFn: async ([enquiries, tab]: [
      ListedEnquiry[],
      EnquiryTab,
    ]): Promise<BulkMoveResult> => {
      const moves = enquiries.map(({ id, version }) => ({ id, version, tab }));
      const response = await sendRequest<MovedEnquiries>('/enquiries/moves', 'POST', { moves });
      const destinations = enquiries.map(
        (each) => [each.id, destinationOf(each, timeZone)] as const,
      );
      const movedEnquiries = response.enquiries.filter(
        ({ id }) => !response.conflicts.includes(id),
      );
      showListedEnquiries(client, response.enquiries);
      const conflictCount = response.conflicts.length;
      const unsentCount = movedEnquiries.filter((each) => each.tab !== tab).length;
      return {
        to: tab,
        enquiries: movedEnquiries,
        unsentCount,
        before: new Map(destinations),
        conflictCount,
      };
    },
    onSettled: () => pollNow(client),
  });
}

/** Undoes a move of several enquiries. */
export function useUndoSeveral() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ enquiries, before }: BulkMoveResult) => {
      const moves = enquiries.map(({ id, version }) => ({ id, version, ...before.get(id) }));
      const response = await sendRequest<MovedEnquiries>('/enquiries/moves', 'POST', {
        moves,
        undo: true,
      });
      showListedEnquiries(client, response.enquiries);
    },
    onSettled: () => pollNow(client),
  });
}

/** Stores an enquiry that came by phone or at the counter. */
export function useEnterEnquiry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (newEnquiry: NewEnquiry) =>
      sendRequest<ChangeResponse>('/enquiries', 'POST', newEnquiry),
    onSuccess: ({ enquiry }) => showEnquiry(client, enquiry),
    onSettled: () => pollNow(client),
  });
}

/**
 * Corrects an enquiry that staff have entered, or the phone number in one that came through the form.
 * @param endpoint the last part of the route
 */
export function useCorrect<Correction extends { version: number }>(
  id: string,
  endpoint: 'entered' | 'phone',
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (correction: Correction) =>
      sendRequest<ChangeResponse>(`/enquiries/${id}/${endpoint}`, 'PUT', correction),
    onSuccess: ({ enquiry }) => showEnquiry(client, enquiry),
    onError: (error) => showAfterError(client, error),
    onSettled: () => pollNow(client),
  });
}

/**
 * Adds a note, with an optimistic update. Without a connection it waits, even if its view is left.
 * @param by the name of the person who writes it
 * @param onSaved called even if its view has been left in the meantime
 */
export function useAddNote(id: string, by: string, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    ...untilRecorded,
    mutationKey: noteKey(id),
    gcTime: failureLifetime,
    mutationFn: ({ id: noteId, text }: NoteDraft) =>
      sendRequest<ChangeResponse>(`/enquiries/${id}/notes`, 'POST', { id: noteId, text }),
    onMutate: async (draft) => {
      await client.cancelQueries({ queryKey: enquiryKeyOf(id) });
      const before = client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id));
      const note = { ...draft, by, at: new Date().toISOString() };
      if (before) showEnquiry(client, { ...before, notes: [...before.notes, note] });
      return before;
    },
    onError: (error, _draft, before) => showAfterError(client, error, before),
    onSuccess: ({ enquiry }) => {
      onSaved();
      showEnquiry(client, enquiry);
    },
  });
}

/** Changes the language to answer in, which also changes the address of the private page. */
export function useChangeLanguage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (language: string) =>
      sendRequest<ChangeResponse>(`/enquiries/${id}/language`, 'PUT', {
        version: versionOf(client, id),
        language,
      }),
    onError: (error) => showAfterError(client, error),
    onSuccess: ({ enquiry }) => showEnquiry(client, enquiry),
  });
}

/**
 * Deletes an enquiry permanently, and reports this in place of the last move, which can no longer be undone.
 * @param leave leaves the view of the enquiry, before the enquiry is removed from the cache
 */
export function useDelete({ id, name }: OpenedEnquiry, leave: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      sendRequest(`/enquiries/${id}`, 'DELETE', { version: versionOf(client, id), confirm: true }),
    onError: (error) => showAfterError(client, error),
    onSuccess: async () => {
      await leave();
      removeEnquiry(client, id);
      client.setQueryData(lastMoveKey, null);
      client.setQueryData(deletedKey, name);
      await pollNow(client);
    },
  });
}
