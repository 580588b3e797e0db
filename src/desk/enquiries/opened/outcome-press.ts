import type { Destination } from '../../../../shared/desk/enquiries/changes.ts';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { callToCome, type LastMove, type Place } from '../../api/enquiry-changes.ts';
import { destinationOf } from '../../api/places.ts';

/** What the button of an outcome does now. */
interface OutcomePress {
  /** Whether the enquiry has this outcome. */
  isSet: boolean;
  /** Where a press moves the enquiry; null while a press does nothing. */
  to: Destination | null;
}

/**
 * What a press on the button of an outcome does. It records the outcome or, if that is set, takes it back. As long as
 * the last press can be undone, another one on the same button does nothing: it may be that of a shaky hand. Nor does
 * one on an outcome that a colleague has just recorded: it may be meant to record the same.
 * @param last the move that can be undone, if there is one
 * @param seen where the enquiry was when it was opened, and where it was moved here
 * @param timeZone the clinic's
 */
export function pressOf(
  enquiry: Pick<OpenedEnquiry, 'id' | keyof Place>,
  outcome: Destination,
  last: LastMove | null | undefined,
  seen: Place[],
  timeZone: string,
): OutcomePress {
  const undoable = last?.id === enquiry.id ? last : null;
  if (isAt(enquiry, outcome)) {
    const isSeen = seen.some((place) => isAt(place, outcome));
    return { isSet: true, to: isSeen && !undoable ? placeWithout(enquiry, timeZone) : null };
  }
  const wasTakenBack = enquiry.tab === 'new' && undoable !== null && isAt(undoable.from, outcome);
  return { isSet: false, to: wasTakenBack ? null : outcome };
}

/** Where an enquiry is without its outcome: a call that was promised before is still to come. */
function placeWithout({ pending }: Pick<OpenedEnquiry, 'pending'>, timeZone: string): Destination {
  const callAt = callToCome(pending);
  if (callAt === null) return { tab: 'new' };
  return destinationOf({ tab: 'pending', pending: { reason: 'call-back', callAt } }, timeZone);
}

function isAt(place: Place, { tab, pending }: Destination): boolean {
  return place.tab === tab && place.pending?.reason === pending?.reason;
}
