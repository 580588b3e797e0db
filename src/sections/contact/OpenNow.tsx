import type { Site } from '../../content/read/index.ts';
import { closedDaysToCome } from '../../words/closures-to-come.ts';
import { clockTime, localeOf } from '../../words/dates.ts';
import { ClosedDays } from '../frame/ClosedDays.tsx';

/** "Open now" or "Opens Monday 10:00 AM"; filled in by the browser, empty without JavaScript. */
export function OpenNow({ site }: { site: Site }) {
  const { clinic, copy, notices } = site;
  const { openingHours, timeZone, language, address } = clinic;
  const locale = localeOf(language, address.country);
  const data = {
    hours: openingHours,
    closed: [...notices.closedDays, ...closedDaysToCome(clinic)].map(({ from, to }) => ({
      from,
      to,
    })),
    timeZone,
    open: copy.hours.openNow,
    opens: copy.hours.opens,
    locale,
    times: Object.fromEntries(
      openingHours.map(({ opens }) => [opens, clockTime(opens, locale, copy.hours.partsOfDay)]),
    ),
  };
  return (
    <>
      <ClosedDays site={site} days={notices.closedDays} />
      <span data-open-now={JSON.stringify(data)} hidden className="open-mark" />
    </>
  );
}
