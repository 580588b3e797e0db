import { useSignedIn } from '../api/session.ts';
import { useSetup } from '../parts/setup.ts';
import { useHalfDays } from '../time/half-days.ts';
import { localTime, useLocalTimeOfDay } from '../time/times.ts';
import { timesOfHalfDay } from './half-day-times.ts';

interface WishedTimesProps {
  /** Those that the patient asked for, such as `2026-12-03-morning`. */
  halfDays: string[];
  /** The time that is chosen, by the clinic's clock. */
  chosen: string;
  /** Called with a time by the clinic's clock, such as `2026-12-03T10:00`. */
  onChoose: (at: string) => void;
}

/** The times to come of the half days that a patient asked for, each one press. */
export function WishedTimes({ halfDays, chosen, onChoose }: WishedTimesProps) {
  const { visitTimes } = useSetup();
  const { timeZone } = useSignedIn();
  const halfDayOf = useHalfDays();
  const timeOf = useLocalTimeOfDay();
  const now = localTime(timeZone);
  return halfDays.map((halfDay) => {
    const times = timesOfHalfDay(halfDay, visitTimes).filter((time) => time > now);
    return (
      times.length > 0 && (
        <fieldset key={halfDay}>
          <legend className="font-semibold">{halfDayOf(halfDay)}</legend>
          <div className="mt-1 flex flex-wrap gap-2">
            {times.map((time) => (
              <button
                key={time}
                type="button"
                className="pill min-h-11 justify-center border border-rule bg-surface tabular-nums aria-pressed:border-ink aria-pressed:bg-panel"
                aria-pressed={time === chosen}
                onClick={() => onChoose(time)}
              >
                {timeOf(time)}
              </button>
            ))}
          </div>
        </fieldset>
      )
    );
  });
}
