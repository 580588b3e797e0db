import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import type { RequestProps } from './request-props.ts';

/** What helps towards a visit that is agreed: calendar, directions, and what to bring. */
export function Agreed({ site, copy: { agreed: copy }, request: { offer }, page }: RequestProps) {
  const { maps, addressText } = contactLinks(site.clinic);
  return (
    <section aria-labelledby="bring" className="grid gap-4">
      <p>{addressText}</p>
      <div data-screen-only="" className="flex flex-wrap gap-2">
        <ButtonLink href={`${page}/visit.ics`}>
          <Icon name="calendar" size={20} />
          {offer?.hasEarlierVisit ? copy.calendarAgain : copy.calendar}
        </ButtonLink>
        <ButtonLink href={maps} variant="outline">
          <Icon name="directions" size={20} />
          {copy.directions}
        </ButtonLink>
      </div>
      <div>
        <h2 id="bring" className="text-card">
          {copy.bringHeading}
        </h2>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {copy.bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
