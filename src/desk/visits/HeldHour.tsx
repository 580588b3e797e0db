import type { HeldTime } from '../../../shared/desk/visits.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useSignedIn } from '../api/session.ts';
import { useVisitTimes } from '../api/visits.ts';
import { useCopy, useSetup } from '../parts/setup.ts';
import { clinicTime } from '../time/clinic-time.ts';
import { useLocalTimeOfDay } from '../time/times.ts';
import { heldInHour } from './half-day-times.ts';

interface FullHourProps {
  /** The time that is about to be offered, by the clinic's clock; may be empty. */
  at: string;
  /** The times that other patients hold. */
  held: HeldTime[];
}

/** Says that all places of an hour are taken, and by whom; it may be offered all the same. */
export function FullHour({ at, held }: FullHourProps) {
  const { visits: copy } = useCopy();
  const { placesPerHour } = useSetup();
  const others = heldInHour(at, held);
  const isFull = others.length >= placesPerHour;
  return <Holders text={copy.full} count={others.length} others={isFull ? others : []} />;
}

interface OverfullHourProps {
  /** The id of the enquiry. */
  id: string;
  /** The time that was offered or agreed, in UTC. */
  at: string;
}

/** Says that an hour has more patients than places: a colleague may have offered it at the same moment. */
export function OverfullHour({ id, at }: OverfullHourProps) {
  const { visits: copy } = useCopy();
  const { placesPerHour } = useSetup();
  const { timeZone } = useSignedIn();
  const { held = [] } = useVisitTimes(true).data ?? {};
  const others = heldInHour(clinicTime(new Date(at), timeZone), held).filter((each) => {
    return each.id !== id;
  });
  const isOver = others.length >= placesPerHour;
  return <Holders text={copy.overfull} count={others.length + 1} others={isOver ? others : []} />;
}

/** A sentence about an hour; it names nobody if there are none. */
function Holders({ text, count, others }: { text: string; count: number; others: HeldTime[] }) {
  const { placesPerHour } = useSetup();
  const timeOf = useLocalTimeOfDay();
  const NAMES = others.map(({ name, at }) => `${name} ${timeOf(at)}`).join(', ');
  return (
    <div role="status" className="text-small font-semibold">
      {others.length > 0 && (
        <p className="mb-2 border-l-4 border-l-accent pl-2 wrap-anywhere">
          {interpolate(text, { COUNT: count, PLACES: placesPerHour, NAMES })}
        </p>
      )}
    </div>
  );
}
