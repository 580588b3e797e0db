import type { SpecialDays } from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { Site } from '../../content/read/index.ts';
import { closureText } from '../../words/closure-text.ts';
import { specialDaysToCome } from '../../words/closures.ts';
import { clockTime, localeOf, weekdays } from '../../words/dates.ts';
import { endOf } from '../../words/notices.ts';

/** How many closures are announced at most, and how many days ahead. */
const most = 3;
const daysAhead = 30;

interface ClosuresProps {
  site: Site;
  closures: SpecialDays[];
}

/** The next days on which staff have closed the clinic or changed its hours, below the usual ones. */
function Closures({ site: { clinic, copy }, closures }: ClosuresProps) {
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

/**
 * "Open now" or "Opens Monday 10:00 AM"; filled in by the browser, absent without JavaScript. Room for the longest
 * of these is kept, so that nothing moves once it is filled in.
 */
export function OpenNow({ site }: { site: Site }) {
  const { clinic, copy, notices } = site;
  const { openingHours, timeZone, language, address } = clinic;
  const locale = localeOf(language, address.country);
  const specialDays = specialDaysToCome(clinic, notices.closures).map(
    ({ from, to, hours }): SpecialDays => ({ from, to, hours }),
  );
  const opening = [...openingHours, ...specialDays.flatMap(({ hours = [] }) => hours)];
  const data = {
    hours: openingHours,
    specialDays,
    timeZone,
    open: copy.hours.openNow,
    opens: copy.hours.opens,
    locale,
    times: Object.fromEntries(
      opening.map(({ opens }) => [opens, clockTime(opens, locale, copy.hours.partsOfDay)]),
    ),
  };
  const longest = interpolate(copy.hours.opens, {
    DAY: longestOf(weekdays(locale, 'long')),
    TIME: longestOf(Object.values(data.times)),
  });
  return (
    <>
      <Closures site={site} closures={notices.closures} />
      <span className="open-mark-room" data-longest={longest}>
        <span data-open-now={JSON.stringify(data)} hidden className="open-mark" />
      </span>
    </>
  );
}

function longestOf(texts: string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
