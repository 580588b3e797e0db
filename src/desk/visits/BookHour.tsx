import { Link } from '@tanstack/react-router';
import type { HeldTime } from '../../../shared/desk/visits.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { useBookHour } from '../api/visits.ts';
import { Popup } from '../dialogs/Popup.tsx';
import { useVisibleList } from '../enquiries/filter.ts';
import { Problem } from '../parts/Problem.tsx';
import { useSetup } from '../parts/setup.ts';
import { useHalfDays, useLocalTimeOfDay, useLocalTimes } from '../time/times.ts';
import { isRequested, timesInHour } from './visit-times.ts';

interface BookHourProps {
  /** The hour, by the clinic's clock: `2026-12-03T10:00`. */
  at: string;
  /** The times offered to or agreed with patients. */
  heldTimes: HeldTime[];
  onClose: () => void;
  /** Called with the id of the enquiry once the hour is offered. */
  onBooked: (id: string) => void;
}

/**
 * The patients who already have a time in this hour, and those who still wait for a time: one press offers a patient
 * this hour. Patients who asked for this half day come first.
 */
export function BookHour({ at, heldTimes, onClose, onBooked }: BookHourProps) {
  const { copy: texts, placesPerHour } = useSetup();
  const { visits: copy, list } = texts;
  const timeOf = useLocalTimes();
  const timeOfDay = useLocalTimeOfDay();
  const halfDaysOf = useHalfDays();
  const newEnquiries = useVisibleList({}).enquiries;
  const pendingEnquiries = useVisibleList({ tab: 'pending' }).enquiries;
  const bookHour = useBookHour();
  const otherPatients = timesInHour(at, heldTimes);
  const waitingEnquiries = [...newEnquiries, ...pendingEnquiries].filter(
    ({ visit }) => visit.at === null,
  );
  const hasRequested = ({ halfDays }: { halfDays: string[] }) => isRequested(at, halfDays);
  const candidates = [
    ...waitingEnquiries.filter(hasRequested),
    ...waitingEnquiries.filter((each) => !hasRequested(each)),
  ];
  const counts = { COUNT: otherPatients.length, PLACES: placesPerHour };
  return (
    <Popup heading={timeOf(at)} onClose={onClose}>
      <p className="mt-2">{interpolate(copy.placesTaken, counts)}</p>
      <ul className="mt-1">
        {otherPatients.map(({ id, name, at: time }) => (
          <li key={id}>
            <Link
              to="/enquiries/$id"
              params={{ id }}
              className="inline-block min-h-6 wrap-anywhere underline"
            >
              {timeOfDay(time)} {name}
            </Link>
          </li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">{copy.giveTo}</h3>
      <Problem error={bookHour.error} />
      <ul className="mt-2 grid max-h-72 gap-2 overflow-y-auto">
        {candidates.map(({ id, version, name, halfDays }) => (
          <li key={id}>
            <button
              type="button"
              className="w-full rounded-card border border-rule bg-surface px-3 py-1.5 text-left hover:border-ink"
              disabled={bookHour.isPending}
              onClick={() =>
                bookHour.mutate({ id, version, at }, { onSuccess: () => onBooked(id) })
              }
            >
              <span className="block wrap-anywhere font-semibold">{name}</span>
              <span className="block text-small text-soft">{halfDaysOf(halfDays).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <Link to="/enter" className={buttonClasses('outline', 'mt-4')}>
        {list.enter}
      </Link>
    </Popup>
  );
}
