import type { Closure } from './closure.ts';
import { isoDate } from './dates.ts';

/** Consecutive days on which the clinic is closed, `from` and `to` included: `2026-12-03`. */
export interface ClosedDays {
  from: string;
  to: string;
  /** The sentence after the dates. */
  sentence?: string | undefined;
}

/** The clinic's closures, and what is needed to put them into words. */
interface ClinicClosures {
  closures: Closure[];
  language: string;
  timeZone: string;
}

/** The closed days that are not over, the next ones first. */
export function closedDaysToCome(
  { closures, language, timeZone }: ClinicClosures,
  now = Temporal.Now.instant(),
): ClosedDays[] {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return closures
    .map(({ day, from, to, sentence }) => ({
      from: isoOf(day ?? from),
      to: isoOf(day ?? to),
      sentence: typeof sentence === 'string' ? sentence : sentence?.[language],
    }))
    .filter(({ to }) => to >= today)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** True where a day, `2026-12-03`, is among these closed days. */
export function isClosedOn(day: string, closed: ClosedDays[]): boolean {
  return closed.some(({ from, to }) => from <= day && day <= to);
}

/** @throws where a closure without its days has passed the schema */
function isoOf(day: Date | undefined): string {
  if (!day) throw new Error('closures: a day is missing');
  return isoDate(day);
}
