import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type {
  Attendance,
  Visit,
  VisitDay,
  VisitsResponse,
  VisitTimesResponse,
} from '../../../shared/desk/visits.ts';
import { clinicTime } from '../time/clinic-time.ts';
import { enquiryKeyOf, showEnquiry } from './enquiries.ts';
import {
  acceptIfDone,
  type ChangeResponse,
  rememberMove,
  showAfterError,
} from './enquiry-changes.ts';
import { lastMoveKey, recordKey, untilRecorded, whileVisible } from './query-client.ts';
import { sendRequest } from './request.ts';
import { useSignedIn } from './session.ts';

/** How often the visits and the taken times are fetched again, in milliseconds. */
const visitsInterval = 10_000;

export const visitTimesKey = ['visit-times'];

const visitsKey = ['visits'];

/** An offer while it is being typed. */
export interface TypedOffer {
  /** By the clinic's clock: `2026-12-03T09:30`. */
  at: string;
  patientNote: string;
  /** Why the time is outside the opening hours; empty unless asked for. */
  reason: string;
}

/** The agreed visits, unanswered offers and promised calls by day, polled for changes. */
export function useVisits() {
  return useQuery({
    queryKey: visitsKey,
    queryFn: () => sendRequest<VisitsResponse>('/visits'),
    refetchInterval: whileVisible(visitsInterval),
    staleTime: 0,
  });
}

/**
 * Opening days and taken times, polled for changes.
 * @param enabled whether they are needed
 */
export function useVisitTimes(enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: visitTimesKey,
    queryFn: () => sendRequest<VisitTimesResponse>('/visits/times'),
    refetchInterval: whileVisible(visitsInterval),
    staleTime: 0,
  });
}

/**
 * Offers a visit, replacing any earlier offer. It can be undone like a move, unless it is mailed immediately. A retry
 * after a lost response does not offer the time again.
 * @param mailOffer mails the offer once it is stored, even if its view has been left
 */
export function useOffer(id: string, mailOffer?: (enquiry: OpenedEnquiry) => void) {
  const client = useQueryClient();
  const { timeZone } = useSignedIn();
  return useVisitChange(id, {
    isDone: (enquiry, typed: TypedOffer) => isOffered(enquiry, typed, timeZone),
    async change(version, { at, patientNote, reason }) {
      const before = client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id));
      const response = await sendRequest<ChangeResponse>(`/enquiries/${id}/offers`, 'POST', {
        version,
        at,
        ...(patientNote.trim() && { patientNote }),
        ...(reason.trim() && { reason }),
      });
      const { offer, at: visitAt } = response.enquiry.visit;
      if (mailOffer) client.setQueryData(lastMoveKey, null);
      else if (before && offer !== null && visitAt !== null) {
        rememberMove(client, before, response.enquiry, { offer: { version: offer, visitAt } });
      }
      return response;
    },
    onDone: (enquiry) => {
      if (enquiry.visit.isUnsent) mailOffer?.(enquiry);
    },
  });
}

/** Whether the patient's current offer has this time and this note. */
function isOffered(
  { visit, request }: OpenedEnquiry,
  { at, patientNote }: TypedOffer,
  timeZone: string,
): boolean {
  if (visit.state !== 'offered' || visit.at === null) return false;
  const offerEvent = request?.history.findLast(({ offer, kind }) => {
    return offer === visit.offer && (kind === 'offered' || kind === 'changed');
  });
  const isSameTime = clinicTime(new Date(visit.at), timeZone) === at;
  return isSameTime && (offerEvent?.patientNote ?? '') === patientNote.trim();
}

/** Records the answer that the patient gave by phone; it can be undone like a move. */
export function useRecordAnswer(id: string) {
  const client = useQueryClient();
  return useVisitChange(id, {
    isDone: ({ visit }, state: 'agreed' | 'cancelled', before) =>
      visit.state === state && visit.offer === before?.visit.offer,
    async change(version, state) {
      const before = client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id));
      const response = await sendRequest<ChangeResponse>(`/enquiries/${id}/visit`, 'POST', {
        version,
        state,
      });
      if (before) rememberMove(client, before, response.enquiry, { isAnswer: true });
      return response;
    },
  });
}

/** Undoes the last answer that was recorded by phone. */
export function useUndoAnswer(id: string) {
  const client = useQueryClient();
  return useVisitChange(id, {
    isDone: ({ visit, request }, _: undefined, before) =>
      !request?.isEntered && visit.offer === before?.visit.offer,
    async change(version) {
      const response = await sendRequest<ChangeResponse>(`/enquiries/${id}/visit`, 'DELETE', {
        version,
      });
      client.setQueryData(lastMoveKey, null);
      return response;
    },
  });
}

/** A mail about an offer. */
interface OfferMail {
  /** The version of the offer. */
  offer: number;
  subject: string;
  text: string;
}

/** Mails the current offer to the patient. */
export function useOfferMail(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mail: OfferMail) =>
      sendRequest<ChangeResponse>(`/enquiries/${id}/offer-mail`, 'POST', mail),
    onError: (error) => showAfterError(client, error),
    onSuccess: ({ enquiry }) => {
      // A mail that was sent cannot be undone.
      client.setQueryData(lastMoveKey, null);
      showEnquiry(client, enquiry);
    },
  });
}

/** The mutation key of changes to an enquiry's visit. */
export const visitChangeKey = (id: string) => ['visit-change', id];

interface VisitChange<Variables> {
  /**
   * Whether an enquiry is already as the change would make it, because a response was lost or a
   * colleague has done the same.
   * @param before what was on the screen when the button was pressed
   */
  isDone: (
    enquiry: OpenedEnquiry,
    variables: Variables,
    before: OpenedEnquiry | undefined,
  ) => boolean;
  change: (version: number, variables: Variables) => Promise<ChangeResponse>;
  /** Called once it is done, even if its view has been left. */
  onDone?: (enquiry: OpenedEnquiry) => void;
}

function useVisitChange<Variables>(id: string, { isDone, change, onDone }: VisitChange<Variables>) {
  const client = useQueryClient();
  // A retry is based on the same version as the first attempt.
  const baseEnquiry = useRef<OpenedEnquiry>(undefined);
  return useMutation({
    mutationKey: visitChangeKey(id),
    mutationFn: async (variables: Variables) => {
      const before = baseEnquiry.current;
      if (before && isDone(before, variables, before)) return { enquiry: before };
      const response = change(before?.version ?? 1, variables);
      return acceptIfDone(response, (enquiry) => isDone(enquiry, variables, before));
    },
    onMutate: () => {
      baseEnquiry.current = client.getQueryData<OpenedEnquiry>(enquiryKeyOf(id));
    },
    onError: (error) => showAfterError(client, error),
    onSuccess: ({ enquiry }) => {
      showEnquiry(client, enquiry);
      onDone?.(enquiry);
      // A colleague may have offered the same hour since the times were fetched.
      void client.invalidateQueries({ queryKey: visitTimesKey });
    },
  });
}

/**
 * A mark on a visit: whether the patient came (null to undo) and what was recorded before; or that the patient was
 * reminded.
 */
type Mark =
  | { attendance: Attendance | null; was: Attendance | null }
  | { reminded: { by: string; at: string } };

/**
 * Marks a visit, with an optimistic update. Like a move, it waits for a connection, even if its view is left.
 */
export function useMarkVisit({ id, name, offer }: Pick<Visit, 'id' | 'name' | 'offer'>) {
  const client = useQueryClient();
  return useMutation({
    ...untilRecorded,
    mutationKey: [...recordKey, 'mark'],
    scope: { id: `mark-${id}` },
    mutationFn: (mark: Mark) =>
      'reminded' in mark
        ? sendRequest(`/enquiries/${id}/reminded`, 'POST', { offer })
        : sendRequest(`/enquiries/${id}/attendance`, 'PUT', { offer, ...mark }),
    onMutate: async (mark) => {
      await client.cancelQueries({ queryKey: visitsKey });
      const update = (visit: Visit): Visit =>
        visit.id === id
          ? { ...visit, ...('reminded' in mark ? mark : { attendance: mark.attendance }) }
          : visit;
      client.setQueryData<VisitsResponse>(visitsKey, (response) => {
        if (!response) return response;
        const updateDay = (day: VisitDay) => ({
          ...day,
          visits: day.visits.map(update),
          offers: day.offers.map(update),
        });
        return {
          days: response.days.map(updateDay),
          later: response.later.map(updateDay),
          unmarked: response.unmarked.map(update),
        };
      });
      return { id, name };
    },
    onSettled: () => client.invalidateQueries({ queryKey: visitsKey }),
  });
}

/** Offers an hour to a patient whose enquiry may not have been opened in this browser. */
export function useBookHour() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, at }: { id: string; version: number; at: string }) =>
      sendRequest<ChangeResponse>(`/enquiries/${id}/offers`, 'POST', { version, at }),
    onSuccess: ({ enquiry }) => {
      showEnquiry(client, enquiry);
      void client.invalidateQueries({ queryKey: visitTimesKey });
    },
    onError: (error) => showAfterError(client, error),
  });
}
