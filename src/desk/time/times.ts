import { interpolate } from '../../../shared/interpolate.ts';
import { useSignedIn } from '../api/session.ts';
import { useCopy, useSetup } from '../parts/setup.ts';
import { clinicTime, isSameDay, timeFormatter } from './clinic-time.ts';

const dayLength = 86_400_000;

/** Formats days and times in the language of the desk. */
function useFormatter() {
  const { language, locale, partsOfDay } = useSetup();
  return timeFormatter({ locale, partsOfDay: partsOfDay[language] });
}

/** Formats moments with day and time, in the language of the desk and the clinic's time zone. */
export function useTimes(): (iso: string) => string {
  const { timeZone } = useSignedIn();
  const timeOf = useLocalTimes();
  return (iso) => timeOf(clinicTime(new Date(iso), timeZone));
}

/** Formats times that are already by the clinic's clock, such as `2026-12-03T09:30`. */
export function useLocalTimes(): (local: string) => string {
  const { timeZone } = useSignedIn();
  const { time } = useFormatter();
  return (local) => time(local, localTime(timeZone));
}

/** Formats days, such as `2026-12-03`, and times by the clinic's clock, such as `2026-12-03T09:30`. */
export function useDaysAndTimes(): (dayOrTime: string) => string {
  const dayOf = useDays();
  const timeOf = useLocalTimes();
  return (dayOrTime) => (dayOrTime.includes('T') ? timeOf(dayOrTime) : dayOf(dayOrTime));
}

/** Formats moments as `useTimes` does, but with `today` instead of today's date. */
export function useTimeWithToday(): (iso: string) => string {
  const { locale } = useSetup();
  const shortTimeOf = useShortTimes();
  const { timeZone } = useSignedIn();
  return (iso) =>
    isToday(iso, timeZone)
      ? `${relativeFormatOf(locale).format(0, 'day')} ${shortTimeOf(iso)}`
      : shortTimeOf(iso);
}

/** Formats days, such as `2026-12-03`, with weekday and year. */
export const useDays = () => useFormatter().day;

/** Formats days with weekday, without year. */
export const useWeekdays = () => useFormatter().weekday;

/** Formats days with weekday, without year, where space is scarce. */
export const useBriefWeekdays = () => useFormatter().briefWeekday;

/** Formats days without weekday and year. */
export const useShortDays = () => useFormatter().shortDay;

/**
 * The time by the clinic's clock, such as `2026-12-03T09:30`.
 * @param daysAhead for a later day or, if negative, an earlier one
 */
export function localTime(timeZone: string, daysAhead = 0): string {
  return clinicTime(new Date(Date.now() + daysAhead * dayLength), timeZone);
}

/** The day by the clinic's clock, such as `2026-12-03`. */
export function localDay(timeZone: string, daysAhead = 0): string {
  return localTime(timeZone, daysAhead).slice(0, 'YYYY-MM-DD'.length);
}

/** Formats moments with the time of day alone if they are today, or else with the day too. */
export function useShortTimes(): (iso: string) => string {
  const { timeZone } = useSignedIn();
  const timeOf = useTimes();
  const timeOfDay = useTimeOfDay();
  return (iso) => (isToday(iso, timeZone) ? timeOfDay(iso) : timeOf(iso));
}

const isToday = (iso: string, timeZone: string) => isSameDay(new Date(iso), new Date(), timeZone);

/** Formats the time of day of moments, in the clinic's time zone: `9:30 am`. */
export function useTimeOfDay(): (iso: string) => string {
  const { timeZone } = useSignedIn();
  const { timeOfDay } = useFormatter();
  return (iso) => timeOfDay(clinicTime(new Date(iso), timeZone));
}

/** Formats the time of day of times by the clinic's clock, such as `2026-12-03T09:30`: `9:30 am`. */
export function useLocalTimeOfDay(): (local: string) => string {
  return useFormatter().timeOfDay;
}

/** Formats whole hours by the clinic's clock, such as `10:00`, where space is scarce. */
export const useHours = () => useFormatter().hour;

/**
 * Formats half days, such as `2026-12-03-morning`: one text for all mornings, one for all afternoons, one for whole
 * days.
 */
export function useHalfDays(): (ids: string[]) => string[] {
  const { visits: copy } = useCopy();
  const { locale } = useSetup();
  const { briefWeekday } = useFormatter();
  return (ids) => {
    const days = Map.groupBy(ids, (id) => id.slice(0, 10));
    const halves = Map.groupBy(days, ([, [first = '', second]]) => {
      const half = first.endsWith('morning') ? copy.morning : copy.afternoon;
      return second ? copy.wholeDay : half;
    });
    const list = new Intl.ListFormat(locale);
    return [...halves].map(([half, daysOfHalf]) =>
      interpolate(half, { DAY: list.format(daysOfHalf.map(([day]) => briefWeekday(day))) }),
    );
  };
}

const minuteLength = 60_000;

/** Units, longest first: from how many minutes each is used, and its length in minutes. */
const units = [
  ['day', 2_880, 1_440],
  ['hour', 60, 60],
  ['minute', 1, 1],
] as const;

/**
 * Formats how long ago a moment was, in the largest fitting unit: `6h`. Languages other than English spell the units
 * out: `6 घंटे`.
 * @param nowText the text for less than a minute
 */
export function useWaitingTime(nowText?: string): (iso: string, sentence?: string) => string {
  const { copy, language, locale } = useSetup();
  const unitDisplay = language === 'en' ? 'narrow' : 'long';
  return (iso, sentence = '{TIME}') => {
    const minutes = Math.floor((Date.now() - Date.parse(iso)) / minuteLength);
    const [unit, , length] = units.find(([, from]) => minutes >= from) ?? [];
    if (unit === undefined) return nowText ?? copy.list.justNow;
    const format = unitFormatOf(locale, { unit, unitDisplay });
    return interpolate(sentence, { TIME: format.format(Math.floor(minutes / length)) });
  };
}

const unitFormats = new Map<string, Intl.NumberFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** A format for numbers with a unit, such as `6 hours`. Cached, because every row of a list needs it. */
function unitFormatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format =
    unitFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', ...options });
  unitFormats.set(key, format);
  return format;
}

/** A format for days such as `today` and `tomorrow`. Cached, because every row of a list needs it. */
function relativeFormatOf(locale: string): Intl.RelativeTimeFormat {
  const format =
    relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormats.set(locale, format);
  return format;
}
