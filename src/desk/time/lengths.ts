import { useMemo } from 'react';
import { useSetup } from '../parts/setup.ts';

/** From this many minutes, a length is written in hours. */
const inHours = 90;

/** Writes how long something took: `25 minutes`, `3.5 hours`. */
export function useLengths(): (minutes: number) => string {
  const { locale } = useSetup();
  return useMemo(() => {
    const format = (unit: 'minute' | 'hour', maximumFractionDigits: number) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits,
      });
    const [wholeMinutes, hours] = [format('minute', 0), format('hour', 1)];
    return (minutes) =>
      minutes < inHours ? wholeMinutes.format(minutes) : hours.format(minutes / 60);
  }, [locale]);
}
