import type { Closure } from './closure.ts';
import { isoDate } from './dates.ts';

/** Days in a row on which the clinic is closed, both named ones among them: `2026-12-03`. */
export interface ClosedDays {
  from: string;
  to: string;
  /** What is said after the dates. */
  sentence?: string | undefined;
}

/** What is known of closed days. */
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

/** True where the clinic is closed on a day, `2026-12-03`, besides its weekly ones. */
export function isClosedOn(day: string, closed: ClosedDays[]): boolean {
  return closed.some(({ from, to }) => from <= day && day <= to);
}

/** @throws where the schema let a closure without its days pass */
function isoOf(day: Date | undefined): string {
  if (!day) throw new Error('closures: a day is missing');
  return isoDate(day);
}
