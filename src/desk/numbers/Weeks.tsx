import type { Week } from '../../../shared/desk/numbers.ts';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useShortDays } from '../time/times.ts';
import { NumberTable } from './NumberTable.tsx';

/** The height of the tallest bar and the width reserved for each, in units of the drawing. */
const tallest = 40;
const room = 10;

/** The enquiries of each week as bars, and below them the numbers themselves, the newest first. */
export function Weeks({ weeks }: { weeks: Week[] }) {
  const { numbers: copy } = useCopy();
  const { locale } = useSetup();
  const dayOf = useShortDays();
  const most = Math.max(1, ...weeks.map(({ enquiries }) => enquiries));
  return (
    <>
      <svg
        viewBox={`0 0 ${weeks.length * room} ${tallest}`}
        preserveAspectRatio="none"
        className="mt-4 h-24 w-full border-b border-rule text-brand"
        aria-hidden="true"
      >
        {weeks.map(({ from, enquiries }, place) => {
          const height = (enquiries / most) * tallest;
          return (
            <rect
              key={from}
              x={place * room + 1}
              y={tallest - height}
              width={room - 2}
              height={height}
              className="fill-current"
            />
          );
        })}
      </svg>
      <NumberTable
        caption={copy.weeksHeading}
        head={[copy.week, copy.enquiries, copy.visits]}
        rows={weeks.toReversed().map(({ from, enquiries, visits }) => ({
          key: from,
          cells: [dayOf(from), enquiries.toLocaleString(locale), visits.toLocaleString(locale)],
        }))}
      />
    </>
  );
}
