import type { Site } from '../../content/read/index.ts';
import { closedText } from '../../words/closed-days-text.ts';
import type { ClosedDays as Days } from '../../words/closures-to-come.ts';
import { endOf } from '../../words/notices.ts';

/** How many closures are announced at most, and how many days ahead. */
const most = 3;
const daysAhead = 30;

/** The next days on which staff have closed the clinic, below its hours. */
export function ClosedDays({ site: { clinic, copy }, days }: { site: Site; days: Days[] }) {
  const today = Temporal.Now.plainDateISO(clinic.timeZone);
  const last = today.add({ days: daysAhead }).toString();
  const told = days.filter(({ from }) => from <= last).slice(0, most);
  if (told.length === 0) return null;
  return (
    <span className="block">
      {told.map((each) => (
        <span
          key={each.from}
          data-notice={`0 ${endOf(each, clinic)}`}
          className="block font-semibold"
        >
          {closedText(each, clinic, copy.hours)}
        </span>
      ))}
    </span>
  );
}
