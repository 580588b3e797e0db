import { clockTime, weekdays } from '../clinic/dates.ts';
import type { Site } from '../clinic/index.ts';

/** "Open now" or "Opens Monday 10:00 AM"; filled in by the browser, empty without JavaScript. */
export function OpenNow({ site: { clinic, copy } }: { site: Site }) {
  const { openingHours, timeZone, language } = clinic;
  const data = {
    hours: openingHours,
    timeZone,
    open: copy.hours.openNow,
    opens: copy.hours.opens,
    days: weekdays(language),
    times: Object.fromEntries(openingHours.map(({ opens }) => [opens, clockTime(opens, language)])),
  };
  return (
    <>
      {/* Without a space, WebKit does not break the line between the hours and this. */}{' '}
      <span
        data-open-now={JSON.stringify(data)}
        hidden
        className="inline-flex w-fit items-center gap-2 whitespace-nowrap rounded-full bg-panel px-3 font-semibold text-small before:size-2 before:rounded-full before:border-2 before:border-brand before:bg-brand data-closed:before:bg-transparent"
      />
    </>
  );
}
