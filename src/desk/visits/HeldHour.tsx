import type { HeldTime } from '../../../shared/desk/visits.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useCopy } from '../parts/setup.ts';
import { useLocalTimeOfDay } from '../time/times.ts';
import { heldInHour } from './half-day-times.ts';

interface HeldHourProps {
  /** The time that is about to be offered, by the clinic's clock; may be empty. */
  at: string;
  /** The times that other patients hold. */
  held: HeldTime[];
}

/** Says who already holds a time in the same hour, which may be offered all the same. */
export function HeldHour({ at, held }: HeldHourProps) {
  const { visits: copy } = useCopy();
  const timeOf = useLocalTimeOfDay();
  return (
    <div role="status" className="text-small font-semibold">
      {heldInHour(at, held).map((each) => (
        <p key={each.id} className="mb-2 border-l-4 border-l-accent pl-2 wrap-anywhere">
          {interpolate(copy.held, { NAME: each.name, TIME: timeOf(each.at) })}
        </p>
      ))}
    </div>
  );
}
