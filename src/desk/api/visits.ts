import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { VisitsAnswer, VisitTimesAnswer } from '../../../shared/desk/visits.ts';
import { enquiryKey, showEnquiry } from './enquiries.ts';
import { type Answer, noteMove, showActual, versionOf } from './enquiry-changes.ts';
import { lastMoveKey, whileVisible } from './query-client.ts';
import { ask } from './request.ts';

/** How often the visits are fetched again, in milliseconds. */
const visitsEvery = 10_000;

const timesKey = ['visit-times'];

/** An offer as typed. */
export interface TypedOffer {
  /** By the clinic's clock: `2026-12-03T09:30`. */
  at: string;
  line: string;
  reason: string;
}

/** The agreed visits, the offers without an answer and the promised calls by day, kept up to date as patients answer. */
export function useVisits() {
  return useQuery({
    queryKey: ['visits'],
    queryFn: () => ask<VisitsAnswer>('/visits'),
    refetchInterval: whileVisible(visitsEvery),
    staleTime: 0,
  });
}

/**
 * What to know before offering a time, kept up to date as colleagues make offers.
 * @param enabled false if nobody is about to offer one
 */
export function useVisitTimes(enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: timesKey,
    queryFn: () => ask<VisitTimesAnswer>('/visits/times'),
    refetchInterval: whileVisible(visitsEvery),
    staleTime: 0,
  });
}

/**
 * Offers a visit, replacing any earlier offer; it can be undone like a move.
 * @param onOffered called once it is stored, even if its view has been left
 */
export function useOffer(id: string, onOffered?: (enquiry: OpenedEnquiry) => void) {
  const client = useQueryClient();
  return useVisitChange(id, async (version, { at, line, reason }: TypedOffer) => {
    const before = client.getQueryData<OpenedEnquiry>(enquiryKey(id));
    const answer = await ask<Answer>(`/enquiries/${id}/offers`, 'POST', {
      version,
      at,
      ...(line.trim() && { line }),
      ...(reason.trim() && { reason }),
    });
    const { offer, at: visitAt } = answer.enquiry.visit;
    onOffered?.(answer.enquiry);
    if (before && offer !== null && visitAt !== null) {
      noteMove(client, before, answer.enquiry, { offer: { version: offer, visitAt } });
    }
    return answer;
  });
}

/** Records what the patient has said by phone; it can be undone like a move. */
export function useRecordAnswer(id: string) {
  const client = useQueryClient();
  return useVisitChange(id, async (version, state: 'agreed' | 'cancelled') => {
    const before = client.getQueryData<OpenedEnquiry>(enquiryKey(id));
    const answer = await ask<Answer>(`/enquiries/${id}/visit`, 'POST', { version, state });
    if (before) noteMove(client, before, answer.enquiry, { isAnswer: true });
    return answer;
  });
}

/** Takes back what was recorded last as said by phone. */
export function useTakeBackAnswer(id: string) {
  const client = useQueryClient();
  return useVisitChange(id, async (version, _: undefined) => {
    const answer = await ask<Answer>(`/enquiries/${id}/visit`, 'DELETE', { version });
    client.setQueryData(lastMoveKey, null);
    return answer;
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
    mutationFn: (mail: OfferMail) => ask<Answer>(`/enquiries/${id}/offer-mail`, 'POST', mail),
    onError: (error) => showActual(client, error),
    onSuccess: ({ enquiry }) => {
      // What the patient has cannot be undone.
      client.setQueryData(lastMoveKey, null);
      showEnquiry(client, enquiry);
    },
  });
}

function useVisitChange<Variables>(
  id: string,
  change: (version: number, variables: Variables) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => change(versionOf(client, id), variables),
    onError: (error) => showActual(client, error),
    onSuccess: ({ enquiry }) => {
      showEnquiry(client, enquiry);
      // A colleague may have offered the same hour since it was last read.
      void client.invalidateQueries({ queryKey: timesKey });
    },
  });
}
