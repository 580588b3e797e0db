import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSignedIn } from '../api/session.ts';
import { useCopy } from '../parts/setup.ts';
import { clinicTime } from '../time/clinic-time.ts';
import { useShortDays, useTimeOfDay } from '../time/times.ts';

interface RowProps {
  /** The id of the enquiry. */
  id: string;
  name: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The day under which the row is listed; a time on another day is shown with its own day. */
  day: string;
  isNext?: boolean;
  /** At the end of the first line: the ways to contact the patient. */
  contact: ReactNode;
  /** Below the name. */
  children?: ReactNode;
}

/** A time and a patient, in columns that all lists of visits and calls share. */
export function Row({ id, name, at, day, isNext = false, contact, children }: RowProps) {
  const { timeZone } = useSignedIn();
  const timeOfDay = useTimeOfDay();
  const { visits: copy } = useCopy();
  const shortDay = useShortDays();
  const ownDay = clinicTime(new Date(at), timeZone).slice(0, 10);
  return (
    <li
      className={`grid grid-cols-visit gap-x-2 px-3 py-1.5 *:min-h-11 *:content-center sm:gap-x-3 sm:px-4 ${isNext ? 'bg-panel' : ''}`}
    >
      <time dateTime={at} className="py-1.5 font-semibold leading-snug tabular-nums">
        {ownDay !== day && `${shortDay(ownDay)} `}
        {timeOfDay(at)}
      </time>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 leading-snug">
        <Link
          to="/enquiries/$id"
          params={{ id }}
          className="inline-block min-h-6 wrap-anywhere font-semibold hover:underline"
        >
          {name}
        </Link>
        {isNext && (
          <strong className="rounded-full bg-ink px-2 text-small text-surface">
            {copy.nextVisit}
          </strong>
        )}
      </p>
      <div className="-mr-3 flex items-center">{contact}</div>
      <div className="-mt-1 col-span-full flex min-h-0! flex-wrap items-center gap-x-3 gap-y-1 pb-1.5 text-small leading-snug *:wrap-anywhere empty:hidden sm:col-start-2">
        {children}
      </div>
    </li>
  );
}
