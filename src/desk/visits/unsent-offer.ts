import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { useMove } from '../api/enquiry-changes.ts';
import { offerText } from '../api/offer-text.ts';
import { waitingForCall } from '../api/places.ts';
import { useSignedIn } from '../api/session.ts';
import { useSetup } from '../parts/setup.ts';

/**
 * The message with a time that has not been sent to the patient yet, and what notes that it was. Null if there is none,
 * and while words of an emergency wait for an answer: then the ambulance comes first.
 */
export function useUnsentOffer(
  enquiry: OpenedEnquiry,
): { text: string; noteSent: () => void } | null {
  const setup = useSetup();
  const { person, timeZone } = useSignedIn();
  const move = useMove(enquiry.id, person.name);
  if (enquiry.pending?.reason !== 'unsent' || enquiry.urgent) return null;
  const text = offerText(enquiry, setup, timeZone);
  if (text === null) return null;
  const sent = waitingForCall(enquiry.pending, { tab: 'answered' }, timeZone);
  return { text, noteSent: () => move.mutate(sent) };
}
