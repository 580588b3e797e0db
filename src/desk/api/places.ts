import type { Destination } from '../../../shared/desk/enquiries/changes.ts';
import { clinicTime } from '../time/clinic-time.ts';
import type { Place } from './enquiry-changes.ts';

/** The move that puts an enquiry back where it is now, once it has been moved away. */
export function destinationOf({ tab, pending }: Place, timeZone: string): Destination {
  if (!pending) return { tab };
  const { reason, callAt } = pending;
  if (reason !== 'call-back') return { tab, pending: { reason } };
  if (callAt === null) return { tab, pending: { reason: 'no-answer' } };
  return { tab, pending: { reason, callAt: clinicTime(new Date(callAt), timeZone) } };
}
