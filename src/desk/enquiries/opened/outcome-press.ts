import type { Destination } from '../../../../shared/desk/enquiries/changes.ts';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import type { LastMove, Place } from '../../api/enquiry-changes.ts';
import { waitingForCall } from '../../api/places.ts';

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
    const without = waitingForCall(enquiry.pending, { tab: 'new' }, timeZone);
    return { isSet: true, to: isSeen && !undoable ? without : null };
  }
  const wasTakenBack =
    enquiry.movedTo === 'new' && undoable !== null && isAt(undoable.from, outcome);
  return { isSet: false, to: wasTakenBack ? null : outcome };
}

function isAt(place: Place, { tab, pending }: Destination): boolean {
  return place.movedTo === tab && place.pending?.reason === pending?.reason;
}
