import { useMemo } from 'react';
import { useSignedIn } from '../api/session.ts';
import { useSetup } from '../parts/setup.ts';
import { clinicTime, isSameDay } from './clinic-time.ts';

const shape = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** Writes days and times as the clinic reads them: in its language and its time zone. */
export function useTimes(): (iso: string) => string {
  const { locale } = useSetup();
  const { timeZone } = useSignedIn();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { ...shape, timeZone });
    return (iso) => format.format(new Date(iso));
  }, [locale, timeZone]);
}

/** Writes times by the clinic's clock, such as `2026-12-03T09:30`, as the clinic reads them. */
export function useLocalTimes(): (local: string) => string {
  const { locale } = useSetup();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' });
    return (local) => format.format(new Date(`${local}Z`));
  }, [locale]);
}

/** Writes past times as the clinic reads them: with `today` in the place of today's date. */
export function useRecently(): (iso: string) => string {
  const { locale } = useSetup();
  const { timeZone } = useSignedIn();
  const clock = useClock();
  return useMemo(() => {
    const today = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
    return (iso) =>
      isSameDay(new Date(iso), new Date(), timeZone) ? `${today} ${clock(iso)}` : clock(iso);
  }, [locale, timeZone, clock]);
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const shortDay = { day: 'numeric', month: 'short' } as const;

/** Writes days, such as `2026-12-03`, as the clinic reads them: with weekday and year. */
export const useDays = () => useDaysAs(longDay);

/** Writes days without weekday and year. */
export const useShortDays = () => useDaysAs(shortDay);

/** @param shape always the same object */
function useDaysAs(shape: Intl.DateTimeFormatOptions): (day: string) => string {
  const { locale } = useSetup();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' });
    return (day) => format.format(new Date(`${day}T00:00Z`));
  }, [locale, shape]);
}

/**
 * The time by the clinic's clock, such as `2026-12-03T09:30`.
 * @param daysAhead of a day to come
 */
export function localTime(timeZone: string, daysAhead = 0): string {
  return clinicTime(new Date(Date.now() + daysAhead * 86_400_000), timeZone);
}

/** Writes a time by the clinic's clock: as `21:14` if it is of today, else with its day. */
export function useClock(): (iso: string) => string {
  const { locale } = useSetup();
  const { timeZone } = useSignedIn();
  const timeOf = useTimes();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' });
    return (iso) => {
      const moment = new Date(iso);
      return isSameDay(moment, new Date(), timeZone) ? format.format(moment) : timeOf(iso);
    };
  }, [locale, timeZone, timeOf]);
}

/** Writes the time of day of a moment as the clinic reads it: `9:30 am`. */
export function useTimeOfDay(): (iso: string) => string {
  const { locale } = useSetup();
  const { timeZone } = useSignedIn();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' });
    return (iso) => format.format(new Date(iso));
  }, [locale, timeZone]);
}

/** Writes the time of day of a time by the clinic's clock, such as `2026-12-03T09:30`: `9:30 am`. */
export function useLocalTimeOfDay(): (local: string) => string {
  const { locale } = useSetup();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', timeStyle: 'short' });
    return (local) => format.format(new Date(`${local}Z`));
  }, [locale]);
}
