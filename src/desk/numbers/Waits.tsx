import { useMemo } from 'react';
import type { NumbersAnswer } from '../../../shared/desk/numbers.ts';
import { useCopy, useSetup } from '../parts/setup.ts';
import { NumberTable } from './NumberTable.tsx';

/** From this many minutes, a length is written in hours. */
const inHours = 90;

/** Writes how long something took: `25 minutes`, `3.5 hours`. */
function useLengths(): (minutes: number) => string {
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

/** How long enquiries waited to be read and to be answered. */
export function Waits({ read, answered }: Pick<NumbersAnswer, 'read' | 'answered'>) {
  const { numbers: copy } = useCopy();
  const { locale } = useSetup();
  const lengthOf = useLengths();
  const written = (minutes: number | null) => (minutes === null ? '–' : lengthOf(minutes));
  const both = [read, answered];
  return (
    <NumberTable
      caption={copy.waitsHeading}
      head={[copy.until, copy.read, copy.answered]}
      rows={[
        { key: 'median', cells: [copy.median, ...both.map(({ median }) => written(median))] },
        { key: 'slowest', cells: [copy.slowest, ...both.map(({ slowest }) => written(slowest))] },
        { key: 'open', cells: [copy.open, ...both.map(({ open }) => open.toLocaleString(locale))] },
      ]}
    />
  );
}
