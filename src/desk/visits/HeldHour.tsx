import type { HeldTime } from '../../../shared/desk/visits.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useSignedIn } from '../api/session.ts';
import { useVisitTimes } from '../api/visits.ts';
import { useCopy } from '../parts/setup.ts';
import { clinicTime } from '../time/clinic-time.ts';
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
  return <Holders text={copy.held} others={heldInHour(at, held)} />;
}

interface HeldTooProps {
  /** The id of the enquiry. */
  id: string;
  /** The time that was offered or agreed, in UTC. */
  at: string;
}

/** Says who else holds a time in the hour that a patient has: a colleague may have offered it at the same moment. */
export function HeldToo({ id, at }: HeldTooProps) {
  const { visits: copy } = useCopy();
  const { timeZone } = useSignedIn();
  const { held = [] } = useVisitTimes(true).data ?? {};
  const others = heldInHour(clinicTime(new Date(at), timeZone), held).filter((each) => {
    return each.id !== id;
  });
  return <Holders text={copy.heldToo} others={others} />;
}

function Holders({ text, others }: { text: string; others: HeldTime[] }) {
  const timeOf = useLocalTimeOfDay();
  return (
    <div role="status" className="text-small font-semibold">
      {others.map((each) => (
        <p key={each.id} className="mb-2 border-l-4 border-l-accent pl-2 wrap-anywhere">
          {interpolate(text, { NAME: each.name, TIME: timeOf(each.at) })}
        </p>
      ))}
    </div>
  );
}
