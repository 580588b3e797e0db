import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { useClock } from '../../time/times.ts';
import { isClosedThen } from '../../visits/closed-then.ts';
import { visitPart } from '../../visits/OfferForm.tsx';
import { useVisitState } from '../../visits/visit-events.ts';
import { Chips } from './Chips.tsx';

/** What to know about an opened enquiry at a glance, and who else has it open. */
export function Marks({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy, list, visits } = useCopy();
  const clock = useClock();
  const stateOf = useVisitState();
  const openings = { opened: copy.openedBy, called: list.calledBy, messaged: list.messagedBy };
  const wroteBefore = enquiry.others.some(({ receivedAt }) => receivedAt <= enquiry.receivedAt);
  return (
    <p className="flex min-h-6 flex-wrap gap-x-2 gap-y-1 text-small">
      <Chips enquiry={{ ...enquiry, wroteBefore: false }} isTabShown={false} />
      {isClosedThen(enquiry) && (
        <a href={`#${visitPart}`} className="min-h-6 font-semibold underline">
          {stateOf(enquiry)}. {visits.closedThen}
        </a>
      )}
      {wroteBefore && (
        <a href="#others" className="min-h-6 font-semibold underline">
          {list.wroteBefore}
        </a>
      )}
      {enquiry.openedBy.map(({ by, at, how }) => (
        <span key={by + how}>{interpolate(openings[how], { NAME: by, TIME: clock(at) })}</span>
      ))}
    </p>
  );
}
