import { hoursLines } from '../clinic/hours-text.ts';
import type { Site } from '../clinic/index.ts';
import { OpenNow } from './OpenNow.tsx';

interface HoursProps {
  site: Site;
  /** True to set the times in semi-bold. */
  strong?: boolean;
}

/** The clinic's hours, a line for all the days that have the same, and whether it is open now. */
export function Hours({ site, strong = false }: HoursProps) {
  const lines = hoursLines(site.clinic, site.copy.hours);
  // Times stay together where a line holds them.
  const times = strong ? 'inline-block font-semibold' : 'inline-block';
  return (
    <span>
      {lines.map((line) => (
        <span key={line.days} className={lines.length > 1 ? 'block' : 'mr-1'}>
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
      {/* Without a space, WebKit does not break the line between the hours and this. */}{' '}
      <OpenNow site={site} />
    </span>
  );
}
