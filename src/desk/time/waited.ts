import { useMemo } from 'react';
import { interpolate } from '../../../shared/interpolate.ts';
import { useSetup } from '../parts/setup.ts';
import { unitFormatOf } from './formats.ts';

const minute = 60_000;

/** From the longest unit to the shortest: from how many minutes it is used, and how many minutes it has. */
const units = [
  ['day', 2_880, 1_440],
  ['hour', 60, 60],
  ['minute', 0, 1],
] as const;

/**
 * Writes how long ago a moment was, in the largest fitting unit: `6h`. Only in English does everybody know
 * the letters of the units; other languages spell them out: `6 घंटे`. Less than a minute is “just now”.
 */
export function useWaited(): (iso: string, sentence?: string) => string {
  const { copy, language, locale } = useSetup();
  const { justNow } = copy.list;
  return useMemo(() => {
    const unitDisplay = language === 'en' ? 'narrow' : 'long';
    const formats = units.map(([unit, from, length]) => ({
      from,
      length,
      format: unitFormatOf(locale, { unit, unitDisplay }),
    }));
    return (iso, sentence = '{TIME}') => {
      const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / minute));
      if (minutes === 0) return justNow;
      const unit = formats.find(({ from }) => minutes >= from);
      const time = unit?.format.format(Math.floor(minutes / unit.length)) ?? '';
      return interpolate(sentence, { TIME: time });
    };
  }, [justNow, language, locale]);
}
