import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { useMove } from '../api/enquiry-changes.ts';
import { offerText } from '../api/offer-text.ts';
import { waitingForCall } from '../api/places.ts';
import { useSignedIn } from '../api/session.ts';
import { useSetup } from '../parts/setup.ts';
import { isClosedThen } from './closed-then.ts';

/**
 * What the patient has to be told of a visit before anything else, and what notes that it was sent: a time that has not
 * been sent yet, or that the clinic is closed then. Null if there is nothing, and while words of an emergency wait for an
 * answer: then the ambulance comes first.
 */
export function useVisitMessage(
  enquiry: OpenedEnquiry,
): { text: string; noteSent: () => void } | null {
  const setup = useSetup();
  const { person, timeZone } = useSignedIn();
  const move = useMove(enquiry.id, person.name);
  const { pending, tab, urgent } = enquiry;
  const isUnsent = pending?.reason === 'unsent';
  const isEmergency = urgent && (tab === 'new' || tab === 'pending');
  if (isEmergency || !(isUnsent || isClosedThen(enquiry))) return null;
  const text = offerText(enquiry, setup, timeZone);
  if (text === null) return null;
  const sent = waitingForCall(pending, { tab: 'answered' }, timeZone);
  return { text, noteSent: () => isUnsent && move.mutate(sent) };
}
