import { useMemo } from 'react';
import { useSignedIn } from '../api/session.ts';
import { useSetup } from '../parts/setup.ts';
import { clinicTime, isSameDay } from './clinic-time.ts';
import { relativeFormatOf } from './formats.ts';
import { timeWriter } from './time-writer.ts';

const dayLength = 86_400_000;

/** Writes days and times in the language of the desk. */
function useWriter() {
  const { language, locale, partsOfDay } = useSetup();
  const parts = partsOfDay[language];
  return useMemo(() => timeWriter({ locale, partsOfDay: parts }), [locale, parts]);
}

/** Writes days and times as the clinic reads them: in its language and its time zone. */
export function useTimes(): (iso: string) => string {
  const { timeZone } = useSignedIn();
  const { time } = useWriter();
  return useMemo(
    () => (iso) => time(clinicTime(new Date(iso), timeZone), localTime(timeZone)),
    [time, timeZone],
  );
}

/** Writes times by the clinic's clock, such as `2026-12-03T09:30`, as the clinic reads them. */
export function useLocalTimes(): (local: string) => string {
  const { timeZone } = useSignedIn();
  const { time } = useWriter();
  return useMemo(() => (local) => time(local, localTime(timeZone)), [time, timeZone]);
}

/** Writes times as the clinic reads them: with `today` in place of the date. */
export function useRecently(): (iso: string) => string {
  const { locale } = useSetup();
  const { timeZone } = useSignedIn();
  const timeOf = useTimes();
  const timeOfDay = useTimeOfDay();
  return useMemo(() => {
    const format = relativeFormatOf(locale);
    return (iso) => {
      const isToday = isSameDay(new Date(iso), new Date(), timeZone);
      return isToday ? `${format.format(0, 'day')} ${timeOfDay(iso)}` : timeOf(iso);
    };
  }, [locale, timeZone, timeOf, timeOfDay]);
}

/** Writes days, such as `2026-12-03`, as the clinic reads them: with weekday and year. */
export const useDays = () => useWriter().day;

/** Writes days with weekday, without year. */
export const useWeekdays = () => useWriter().weekday;

/** Writes days without weekday and year. */
export const useShortDays = () => useWriter().shortDay;

/**
 * The time by the clinic's clock, such as `2026-12-03T09:30`.
 * @param daysAhead for a later day
 */
export function localTime(timeZone: string, daysAhead = 0): string {
  return clinicTime(new Date(Date.now() + daysAhead * dayLength), timeZone);
}

/** The day by the clinic's clock, such as `2026-12-03`. */
export function localDay(timeZone: string, daysAhead = 0): string {
  return localTime(timeZone, daysAhead).slice(0, 'YYYY-MM-DD'.length);
}

/** Writes a time by the clinic's clock: `21:14` if it is today, or else with its day. */
export function useClock(): (iso: string) => string {
  const { timeZone } = useSignedIn();
  const timeOf = useTimes();
  const timeOfDay = useTimeOfDay();
  return useMemo(
    () => (iso) => (isSameDay(new Date(iso), new Date(), timeZone) ? timeOfDay(iso) : timeOf(iso)),
    [timeZone, timeOf, timeOfDay],
  );
}

/** Writes the time of day of a moment as the clinic reads it: `9:30 am`. */
export function useTimeOfDay(): (iso: string) => string {
  const { timeZone } = useSignedIn();
  const { timeOfDay } = useWriter();
  return useMemo(
    () => (iso) => timeOfDay(clinicTime(new Date(iso), timeZone)),
    [timeZone, timeOfDay],
  );
}

/** Writes the time of day of a time by the clinic's clock, such as `2026-12-03T09:30`: `9:30 am`. */
export function useLocalTimeOfDay(): (local: string) => string {
  return useWriter().timeOfDay;
}
