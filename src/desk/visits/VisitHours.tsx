import type { HeldTime, VisitTimesAnswer } from '../../../shared/desk/visits.ts';
import { hoursOn } from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useSignedIn } from '../api/session.ts';
import { useSetup } from '../parts/setup.ts';
import { localTime, useLocalTimeOfDay, useWeekdays } from '../time/times.ts';
import { heldInHour, hoursByDay, suggestedHalfDays } from './half-day-times.ts';

interface VisitHoursProps {
  /** The half days that the patient asked for, such as `2026-12-03-morning`. */
  wished: string[];
  /** The clinic's days to come, and the times that other patients hold. */
  times: VisitTimesAnswer;
  /** The time that is chosen, by the clinic's clock. */
  chosen: string;
  /** Called with a time by the clinic's clock, such as `2026-12-03T10:00`. */
  onChoose: (at: string) => void;
}

/**
 * The future hours of the half days that a patient asked for, or else of the next open days, each chosen
 * with one press.
 */
export function VisitHours({ wished, times, chosen, onChoose }: VisitHoursProps) {
  const { openingHours } = useSetup();
  const { timeZone } = useSignedIn();
  const dayOf = useWeekdays();
  const timeOf = useLocalTimeOfDay();
  const now = localTime(timeZone);
  const { openDays, specialDays, held } = times;
  const hoursOf = (day: string) => hoursOn(day, openingHours, specialDays);
  const asked = hoursByDay(wished, hoursOf, now);
  const suggested = () => hoursByDay(suggestedHalfDays(openDays, hoursOf, now), hoursOf, now);
  return (asked.length > 0 ? asked : suggested()).map(({ day, hours }) => (
    <fieldset key={day}>
      <legend className="font-semibold">{dayOf(day)}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {hours.map((time) => (
          <button
            key={time}
            type="button"
            className="pill relative min-h-11 justify-center border border-rule bg-surface tabular-nums aria-pressed:border-ink aria-pressed:bg-panel"
            aria-pressed={time === chosen}
            onClick={() => onChoose(time)}
          >
            {timeOf(time)}
            <Taken others={heldInHour(time, held)} />
          </button>
        ))}
      </div>
    </fieldset>
  ));
}

/** How many places of an hour are taken; it takes up no room, so that no button moves when it appears. */
function Taken({ others }: { others: HeldTime[] }) {
  const { copy, placesPerHour } = useSetup();
  if (others.length === 0) return null;
  const isFull = others.length >= placesPerHour;
  const text = interpolate(copy.visits.taken, { COUNT: others.length, PLACES: placesPerHour });
  return (
    <span
      className={`absolute -top-2 right-0 rounded-full border px-1 text-fine ${isFull ? 'border-ink bg-panel font-semibold text-ink' : 'border-rule bg-surface'}`}
    >
      <span aria-hidden="true">
        {others.length}/{placesPerHour}
      </span>
      <span className="sr-only">, {text}</span>
    </span>
  );
}
