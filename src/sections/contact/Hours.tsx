import type { Site } from '../../content/read/index.ts';
import { closedWeekdays, hoursLines } from '../../words/hours-text.ts';
import { OpenNow } from './OpenNow.tsx';

interface HoursProps {
  site: Site;
  /** Whether the times are semi-bold. */
  isStrong?: boolean;
}

/** The clinic's hours, with one line for all days with the same hours, and whether it is open now. */
export function Hours({ site, isStrong = false }: HoursProps) {
  const lines = hoursLines(site.clinic, site.copy.hours);
  const closedText = closedWeekdays(site.clinic, site.copy.hours, site.copy.hours.daysOff);
  // Times are not broken across lines if they fit on one. On phones they have a line of their own: otherwise the line
  // could break differently once the web font loads, and what follows would move.
  const lineClasses = lines.length === 1 ? 'inline-block max-sm:only:block' : 'inline-block';
  const times = isStrong ? `${lineClasses} font-semibold` : lineClasses;
  return (
    <span>
      {lines.map((line) => (
        <span key={line.days} className={lines.length > 1 ? 'block' : 'sm:mr-1'}>
          {line.days},{' '}
          {line.times.map(({ text, isInterval }) =>
            isInterval ? (
              <span key={text} className={times}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </span>
      ))}
      {closedText && <span className={lines.length > 1 ? 'block' : 'sm:mr-1'}>{closedText}</span>}
      {/* Without this space, WebKit does not break the line between the hours and what follows. */}{' '}
      <OpenNow site={site} />
    </span>
  );
}
