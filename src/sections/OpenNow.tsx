import type { Site } from '../content/index.ts';

/** "Open now" or "Opens Monday 10:00 AM", filled in the browser; absent without JavaScript. */
export function OpenNow({
  site: { clinic, words },
  className,
}: {
  site: Site;
  className?: string;
}) {
  const data = {
    hours: clinic.openingHours,
    timeZone: clinic.timeZone,
    language: clinic.language,
    open: words.hours.openNow,
    opens: words.hours.opens,
  };
  return <span data-open-now={JSON.stringify(data)} hidden className={className} />;
}
