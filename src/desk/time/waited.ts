import { useMemo } from 'react';
import { useSetup } from '../parts/setup.ts';

const minute = 60_000;

/** The units from the longest to the shortest: from how many minutes on each is used. */
const units = [
  ['day', 2_880, 1_440],
  ['hour', 60, 60],
  ['minute', 0, 1],
] as const;

/**
 * Writes how long ago a moment was, in the largest fitting unit: `6h`. English alone has letters for the
 * units that everybody reads; other languages have the words: `6 घंटे`.
 */
export function useWaited(): (iso: string) => string {
  const { language, locale } = useSetup();
  return useMemo(() => {
    const unitDisplay = language === 'en' ? 'narrow' : 'long';
    const formats = units.map(([unit, from, length]) => ({
      from,
      length,
      format: new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }),
    }));
    return (iso) => {
      const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / minute));
      const unit = formats.find(({ from }) => minutes >= from);
      return unit?.format.format(Math.floor(minutes / unit.length)) ?? '';
    };
  }, [language, locale]);
}
