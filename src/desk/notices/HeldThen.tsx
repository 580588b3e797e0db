import { Link } from '@tanstack/react-router';
import type { SpecialDays } from '../../../shared/hours/week-hours.ts';
import { useVisitTimes } from '../api/visits.ts';
import { useCopy } from '../parts/setup.ts';
import { useLocalTimes } from '../time/times.ts';
import { heldWhileClosed } from '../visits/half-day-times.ts';

/** The patients who have been given a time at which the clinic is now closed; nothing if there are none. */
export function HeldThen({ days }: { days: SpecialDays }) {
  const { notices: copy } = useCopy();
  const timeOf = useLocalTimes();
  const { data } = useVisitTimes(true);
  const held = heldWhileClosed(days, data?.held ?? []);
  if (held.length === 0) return null;
  return (
    <div className="mb-2 w-full border-l-4 border-l-accent pl-2 text-small">
      <p className="font-semibold">{copy.heldThen}</p>
      {held.map(({ id, name, at }) => (
        <p key={id}>
          <Link
            to="/enquiries/$id"
            params={{ id }}
            className="inline-flex min-h-11 items-center wrap-anywhere underline"
          >
            {name}, {timeOf(at)}
          </Link>
        </p>
      ))}
    </div>
  );
}
