import type { VisitTimesResponse } from '../../../shared/desk/visits.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { useSignedIn } from '../api/session.ts';
import { useSetup } from '../parts/setup.ts';
import { localTime, useLocalTimes } from '../time/times.ts';
import { nextFreeHour } from './visit-times.ts';

interface NextFreeProps {
  times: VisitTimesResponse | undefined;
  /** Called with the hour, by the clinic's clock. */
  onChoose: (at: string) => void;
}

/** On a phone, which has no room for the week beside the days: the next hour that can be given to a patient. */
export function NextFree({ times, onChoose }: NextFreeProps) {
  const { copy, openingHours, placesPerHour } = useSetup();
  const { timeZone } = useSignedIn();
  const timeOf = useLocalTimes();
  const now = localTime(timeZone);
  const at = times && nextFreeHour(times, { openingHours, placesPerHour, now });
  if (!at) return null;
  return (
    <section className="card mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3 print:hidden">
      <div>
        <h2 className="font-body font-normal text-small text-soft">{copy.visits.nextFree}</h2>
        <p className="font-semibold">{timeOf(at)}</p>
      </div>
      <button
        type="button"
        className={buttonClasses('primary', 'whitespace-nowrap')}
        onClick={() => onChoose(at)}
      >
        {copy.visits.give}
      </button>
    </section>
  );
}
