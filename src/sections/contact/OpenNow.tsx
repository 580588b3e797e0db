import type { SpecialDays } from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { Site } from '../../content/read/index.ts';
import { specialDaysToCome } from '../../words/closures.ts';
import { clockTime, localeOf, weekdays } from '../../words/dates.ts';
import { Closures } from '../frame/Closures.tsx';

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
