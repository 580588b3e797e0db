import { useState } from 'react';
import type { HeldTime, VisitTimesResponse } from '../../../shared/desk/visits.ts';
import { countDays, hoursOn } from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatOf } from '../../words/dates.ts';
import { useSignedIn } from '../api/session.ts';
import { useSetup } from '../parts/setup.ts';
import {
  localDay,
  localTime,
  useHours,
  useLocalTimeOfDay,
  useLocalTimes,
  useShortDays,
} from '../time/times.ts';
import { isRequested, startTimes, timesInHour } from './visit-times.ts';

interface WeekProps {
  /** The special days, and the times that patients hold; undefined while loading. */
  times: VisitTimesResponse | undefined;
  /** The half days that a patient asked for, such as `2026-12-03-morning`, which are outlined. */
  requestedHalfDays?: string[];
  /** The time that is chosen, by the clinic's clock. */
  chosenTime?: string;
  /** Called with a time by the clinic's clock, such as `2026-12-03T10:00`. */
  onChoose: (at: string) => void;
}

/** How many weeks ahead can be shown. */
const maxWeeks = 12;

/**
 * Seven days with their hours, and how many places in each hour are taken, or by whom if it is one patient and there is
 * room for the name. The first day is today, or a week or more later if that is when the patient asked to come.
 */
export function Week({ times, requestedHalfDays = [], chosenTime, onChoose }: WeekProps) {
  const { copy: texts, openingHours, placesPerHour, locale } = useSetup();
  const { visits: copy } = texts;
  const { timeZone } = useSignedIn();
  const shortDay = useShortDays();
  const timeOf = useLocalTimes();
  const hourOf = useHours();
  const now = localTime(timeZone);
  const today = localDay(timeZone);
  const [firstHalfDay = ''] = requestedHalfDays.toSorted();
  const [week, setWeek] = useState(() => {
    const daysUntilRequested = countDays({ from: today, to: firstHalfDay.slice(0, 10) }) - 1;
    return Math.min(Math.max(0, Math.floor(daysUntilRequested / 7) || 0), maxWeeks);
  });
  const { specialDays = [], held: heldTimes = [] } = times ?? {};
  const days = Array.from({ length: 7 }, (_, ahead) => {
    const day = localDay(timeZone, 7 * week + ahead);
    return { day, hours: startTimes(hoursOn(day, openingHours, specialDays)) };
  });
  const hours = [...new Set(days.flatMap((each) => each.hours))].sort();
  const weekdayFormat = formatOf(locale, { weekday: 'short', timeZone: 'UTC' });
  const pageButtonClasses =
    'grid size-11 place-items-center rounded-full hover:bg-panel disabled:opacity-40';
  const wholeDayCell = (day: string, text: string) => (
    <td key={day} rowSpan={hours.length} className="text-soft">
      {text}
    </td>
  );
  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">{copy.week}</legend>
      <div className="flex items-center justify-between">
        <button
          type="button"
          className={pageButtonClasses}
          aria-label={copy.weekBefore}
          disabled={week === 0}
          onClick={() => setWeek(week - 1)}
        >
          <Icon name="arrow-left" size={18} />
        </button>
        <strong>
          {shortDay(days[0]?.day ?? '')} – {shortDay(days.at(-1)?.day ?? '')}
        </strong>
        <button
          type="button"
          className={pageButtonClasses}
          aria-label={copy.weekAfter}
          disabled={week === maxWeeks}
          onClick={() => setWeek(week + 1)}
        >
          <Icon name="arrow-right" size={18} />
        </button>
      </div>
      <table className="week">
        <thead>
          <tr>
            <td />
            {days.map(({ day }) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                <span className="block font-normal text-fine text-soft @md:text-small">
                  {weekdayFormat.format(new Date(day))}
                </span>
                <span>{Number(day.slice(8))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour, row) => (
            <tr key={hour}>
              <th scope="row">{hourOf(hour)}</th>
              {days.map(({ day, hours: openHours }) => {
                if (openHours.length === 0) {
                  return row > 0 ? null : wholeDayCell(day, copy.closedDay);
                }
                if (day === today && openHours.every((each) => `${day}T${each}` <= now)) {
                  return row > 0 ? null : wholeDayCell(day, copy.dayOver);
                }
                const at = `${day}T${hour}`;
                if (!openHours.includes(hour) || at <= now) return <td key={day} />;
                const held = timesInHour(at, heldTimes);
                const heldCount = held.length;
                const onlyName = heldCount === 1 ? held.map(familyNameOf)[0] : undefined;
                const counts = { COUNT: heldCount, PLACES: placesPerHour };
                return (
                  <td key={day}>
                    <button
                      type="button"
                      data-taken={
                        heldCount >= placesPerHour ? 'full' : heldCount > 0 ? 'some' : undefined
                      }
                      data-requested={isRequested(at, requestedHalfDays) || undefined}
                      aria-pressed={at === chosenTime}
                      onClick={() => onChoose(at)}
                    >
                      <span aria-hidden="true">
                        {heldCount > 0 && (
                          <span className={onlyName && '@md:hidden'}>
                            {`${heldCount}/${placesPerHour}`}
                          </span>
                        )}
                        {onlyName && (
                          <span className="hidden truncate px-1 leading-tight @md:block">
                            {onlyName}
                          </span>
                        )}
                        {heldCount === 0 && at === chosenTime && (
                          <Icon name="check" size={16} className="mx-auto" />
                        )}
                      </span>
                      <span className="sr-only">
                        {timeOf(at)}: {interpolate(copy.placesTaken, counts)}
                      </span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-1 text-small text-soft">
        <p>{interpolate(copy.places, { PLACES: placesPerHour })}</p>
        {requestedHalfDays.length > 0 && <p>{copy.requested}</p>}
      </div>
    </fieldset>
  );
}

/** The last word of a patient's name, for which an hour of a wide week has room. */
const familyNameOf = ({ name }: HeldTime) => name.trim().split(/\s+/).at(-1);

interface FullHourProps {
  /** The time that is about to be offered, by the clinic's clock; may be empty. */
  at: string;
  /** The times of other patients. */
  heldTimes: HeldTime[];
}

/** A warning that all places of an hour are taken, and by whom; the hour can still be offered. */
export function FullHour({ at, heldTimes }: FullHourProps) {
  const { copy, placesPerHour } = useSetup();
  const timeOf = useLocalTimeOfDay();
  const otherPatients = timesInHour(at, heldTimes);
  const NAMES = otherPatients.map(({ name, at }) => `${name} ${timeOf(at)}`).join(', ');
  return (
    <div role="status" className="text-small font-semibold">
      {otherPatients.length >= placesPerHour && (
        <p className="mb-2 border-l-4 border-l-ink pl-2 wrap-anywhere">
          {interpolate(copy.visits.full, {
            COUNT: otherPatients.length,
            PLACES: placesPerHour,
            NAMES,
          })}
        </p>
      )}
    </div>
  );
}
