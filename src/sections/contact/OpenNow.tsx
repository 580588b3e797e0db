import { daysFile } from '../../../shared/fact-files.ts';
import { upcomingDays } from '../../../shared/hours/days.ts';
import { momentOf } from '../../../shared/hours/local-time.ts';
import { dayAfter, type SpecialDays } from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { Site } from '../../content/read/index.ts';
import { factField, fieldAttribute, marked } from '../../content/snapshot/marks.ts';
import { closureText } from '../../words/closure-text.ts';
import { clockTime, localeOf, weekdays } from '../../words/dates.ts';

/** How many closed days are announced at most, and how many days ahead. */
const maxShown = 3;
const daysAhead = 30;

interface NextDaysProps {
  site: Site;
  days: SpecialDays[];
}

/** The next days on which the clinic is closed or has other hours, below the usual ones. */
function NextDays({ site: { clinic, copy }, days }: NextDaysProps) {
  const today = Temporal.Now.plainDateISO(clinic.timeZone);
  const lastDay = today.add({ days: daysAhead }).toString();
  const nextDays = days.filter(({ from }) => from <= lastDay).slice(0, maxShown);
  if (nextDays.length === 0) return null;
  return (
    <span className="block">
      {nextDays.map((closure) => (
        <span
          key={closure.from}
          data-notice={momentOf(dayAfter(closure.to), clinic.timeZone)}
          className="block font-semibold"
        >
          {marked(closureText(closure, clinic, copy.hours), { path: daysFile, pointer: '' })}
        </span>
      ))}
    </span>
  );
}

/**
 * "Open now" or "Opens Monday 10:00 AM"; filled in by the browser, absent without JavaScript. The space for the longest
 * of these texts is reserved, so that nothing moves once one is filled in.
 */
export function OpenNow({ site }: { site: Site }) {
  const { clinic, copy } = site;
  const { openingHours, timeZone, language, address } = clinic;
  const locale = localeOf(language, address.country);
  const specialDays = upcomingDays(clinic.days, Temporal.Now.plainDateISO(timeZone).toString());
  const intervals = [...openingHours, ...specialDays.flatMap(({ hours = [] }) => hours)];
  const data = {
    hours: openingHours,
    specialDays,
    timeZone,
    open: copy.hours.openNow,
    opens: copy.hours.opens,
    locale,
    times: Object.fromEntries(
      intervals.map(({ opens }) => [opens, clockTime(opens, locale, copy.hours.partsOfDay)]),
    ),
  };
  const longestText = interpolate(copy.hours.opens, {
    DAY: longestOf(weekdays(locale, 'long')),
    TIME: longestOf(Object.values(data.times)),
  });
  return (
    <>
      <NextDays site={site} days={specialDays} />
      <span
        className="open-mark-room"
        data-longest={longestText}
        {...fieldAttribute(factField('/openingHours'))}
      >
        <span data-open-now={JSON.stringify(data)} hidden className="open-mark" />
      </span>
    </>
  );
}

function longestOf(texts: string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
