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
  const rows = [
    { key: 'read', name: copy.read, waiting: read },
    { key: 'answered', name: copy.answered, waiting: answered },
  ];
  return (
    <NumberTable
      caption={copy.waitsHeading}
      head={[copy.until, copy.median, copy.slowest, copy.open]}
      rows={rows.map(({ key, name, waiting: { median, slowest, open } }) => ({
        key,
        cells: [name, written(median), written(slowest), open.toLocaleString(locale)],
      }))}
    />
  );
}
