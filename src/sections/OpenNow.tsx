import type { Site } from '../content/index.ts';

/** "Open now" or "Opens Monday 10:00 AM", filled in the browser; absent without JavaScript. */
export function OpenNow({ site: { clinic, words } }: { site: Site }) {
  const data = {
    hours: clinic.openingHours,
    timeZone: clinic.timeZone,
    language: clinic.language,
    open: words.hours.openNow,
    opens: words.hours.opens,
  };
  return (
    <span
      data-open-now={JSON.stringify(data)}
      hidden
      className="inline-flex w-fit items-center gap-2 whitespace-nowrap rounded-full bg-panel px-3 font-semibold text-small before:size-2 before:rounded-full before:border-2 before:border-brand before:bg-brand data-closed:before:bg-transparent"
    />
  );
}
