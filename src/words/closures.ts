import type { SpecialDays } from '../../shared/hours/week-hours.ts';
import type { Closure } from '../content/fields/closure.ts';
import { isoDate } from './dates.ts';

/** Consecutive days on which the clinic is closed or has other hours. */
export interface PlannedClosure extends SpecialDays {
  /** The sentence after the dates; with its language, if that is not the requested one. */
  sentence?: { text: string; language?: string } | undefined;
}

/** The clinic's closures, and what is needed to put them into words. */
interface ClinicClosures {
  closures: Closure[];
  language: string;
  /** All languages of the clinic, the first one first. */
  languages: readonly string[];
  timeZone: string;
}

/** The closures of `clinic.yaml` that are not over, the next ones first. */
export function closuresToCome(
  { closures, timeZone, ...spoken }: ClinicClosures,
  now = Temporal.Now.instant(),
): PlannedClosure[] {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return closures
    .map((closure) => ({
      from: isoOf(closure.day ?? closure.from),
      to: lastDayOf(closure),
      hours: hoursOf(closure),
      sentence: sentenceOf(closure, spoken),
    }))
    .filter(({ to }) => to >= today)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** The days with hours of their own that are not over; those that staff have entered go before the clinic's. */
export function specialDaysToCome(
  clinic: ClinicClosures,
  ofStaff: SpecialDays[],
  now?: Temporal.Instant,
): SpecialDays[] {
  return [...ofStaff, ...closuresToCome(clinic, now)];
}

/** The last day of a closure: `2026-12-03`. */
export function lastDayOf({ day, to }: Closure): string {
  return isoOf(day ?? to);
}

/** A closure's sentence by language; a single text is in the first language. */
export function sentencesOf(
  { sentence }: Closure,
  [first = '']: readonly string[],
): Record<string, string> {
  return typeof sentence === 'string' ? { [first]: sentence } : (sentence ?? {});
}

/** The sentence in a language, or else in the first of the clinic's that has it. */
function sentenceOf(
  closure: Closure,
  { language, languages }: Pick<ClinicClosures, 'language' | 'languages'>,
): PlannedClosure['sentence'] {
  const sentences = sentencesOf(closure, languages);
  const written = [language, ...languages].find((code) => sentences[code]) ?? language;
  const text = sentences[written];
  return text ? { text, ...(written !== language && { language: written }) } : undefined;
}

function hoursOf({ opens, closes }: Closure): SpecialDays['hours'] {
  return opens && closes ? { opens, closes } : undefined;
}

/** @throws if a closure without its days has passed the schema */
function isoOf(day: Date | undefined): string {
  if (!day) throw new Error('closures: a day is missing');
  return isoDate(day);
}
