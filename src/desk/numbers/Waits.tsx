import type { NumbersAnswer } from '../../../shared/desk/numbers.ts';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useLengths } from '../time/lengths.ts';
import { NumberTable } from './NumberTable.tsx';

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
