import { isSpeciallyClosed } from '../../../shared/week-hours.ts';
import { useSignedIn } from '../api/session.ts';
import { useVisitTimes } from '../api/visits.ts';
import { useCopy } from '../parts/setup.ts';
import { clinicTime } from '../time/clinic-time.ts';

/** Warns that the clinic is closed at the time of a visit; nothing if it is not. */
export function ClosedThen({ at }: { at: string }) {
  const { visits: copy } = useCopy();
  const { timeZone } = useSignedIn();
  const { data } = useVisitTimes(true);
  const isClosed = isSpeciallyClosed(clinicTime(new Date(at), timeZone), data?.specialDays ?? []);
  if (!isClosed) return null;
  return (
    <p role="status" className="mt-2 border-l-4 border-l-accent pl-2 font-semibold">
      {copy.closedThen}
    </p>
  );
}
