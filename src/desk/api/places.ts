import type { Destination } from '../../../shared/desk/enquiries/changes.ts';
import { clinicTime } from '../time/clinic-time.ts';
import { callToCome, type Place } from './enquiry-changes.ts';

/** The move that puts an enquiry back where it is now, once it has been moved away. */
export function destinationOf(
  { movedTo: tab, pending }: Pick<Place, 'movedTo' | 'pending'>,
  timeZone: string,
): Destination {
  if (!pending) return { tab };
  const { reason, callAt } = pending;
  if (reason !== 'call-back') return { tab, pending: { reason } };
  if (callAt === null) return { tab, pending: { reason: 'no-answer' } };
  return { tab, pending: { reason, callAt: clinicTime(new Date(callAt), timeZone) } };
}

/** Where an enquiry waits for the call that was promised; elsewhere if none is still to come. */
export function waitingForCall(
  pending: Place['pending'],
  elsewhere: Destination,
  timeZone: string,
): Destination {
  const callAt = callToCome(pending);
  if (callAt === null) return elsewhere;
  return destinationOf({ movedTo: 'pending', pending: { reason: 'call-back', callAt } }, timeZone);
}
