import type { SpecialDays } from '../../../shared/hours/week-hours.ts';
import type { Site } from '../../content/read/index.ts';
import { closureText } from '../../words/closure-text.ts';
import { endOf } from '../../words/notices.ts';

/** How many closures are announced at most, and how many days ahead. */
const most = 3;
const daysAhead = 30;

interface ClosuresProps {
  site: Site;
  closures: SpecialDays[];
}

/** The next days on which staff have closed the clinic or changed its hours, below the usual ones. */
export function Closures({ site: { clinic, copy }, closures }: ClosuresProps) {
  const today = Temporal.Now.plainDateISO(clinic.timeZone);
  const last = today.add({ days: daysAhead }).toString();
  const told = closures.filter(({ from }) => from <= last).slice(0, most);
  if (told.length === 0) return null;
  return (
    <span className="block">
      {told.map((each) => (
        <span
          key={each.from}
          data-notice={`0 ${endOf(each, clinic)}`}
          className="block font-semibold"
        >
          {closureText(each, clinic, copy.hours)}
        </span>
      ))}
    </span>
  );
}
