import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { useNoteSent } from '../api/enquiry-changes.ts';
import { offerText } from '../api/offer-text.ts';
import { useSignedIn } from '../api/session.ts';
import { useSetup } from '../parts/setup.ts';
import { isClosedThen } from './closed-then.ts';

/** Whether an offer that is not sent yet can be sent no more: its time is over, or the clinic has been closed then. */
export function isTooLateToSend({
  visit,
  request,
}: Pick<OpenedEnquiry, 'visit' | 'request'>): boolean {
  const isOver = visit.at !== null && Date.parse(visit.at) <= Date.now();
  return visit.isUnsent && (isOver || isClosedThen({ visit, request }));
}

/**
 * What the patient has to be told of a visit before anything else, and what notes that it was sent: a time that has not
 * been sent yet, or that the clinic is closed then. Null if there is nothing, and while words of an emergency wait for an
 * answer: then the ambulance comes first.
 */
export function useVisitMessage(
  enquiry: OpenedEnquiry,
): { text: string; noteSent: () => void } | null {
  const setup = useSetup();
  const { timeZone } = useSignedIn();
  const sent = useNoteSent(enquiry.id);
  const { tab, urgent } = enquiry;
  const { isUnsent, offer } = enquiry.visit;
  const isEmergency = urgent && (tab === 'new' || tab === 'pending');
  if (isEmergency || isTooLateToSend(enquiry)) return null;
  if (!isUnsent && !isClosedThen(enquiry)) return null;
  const text = offerText(enquiry, setup, timeZone);
  if (text === null) return null;
  return { text, noteSent: () => isUnsent && offer !== null && sent.mutate(offer) };
}
