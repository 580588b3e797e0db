import type { ReactNode } from 'react';
import type { Site } from '../clinic/index.ts';
import { contactLinks } from '../clinic/links.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { OpenNow } from './OpenNow.tsx';

const wayLink =
  'inline-flex min-h-11 items-center font-semibold underline decoration-rule underline-offset-4 hover:decoration-ink';

/** Phone, email, address and hours, with links. */
export function ContactWays({ site }: { site: Site }) {
  const { clinic, copy } = site;
  const links = contactLinks(clinic);
  return (
    <dl className="grid gap-5">
      <Way icon="phone" name={copy.contact.phone}>
        <a href={links.call} className={wayLink}>
          {links.phoneText}
        </a>
      </Way>
      <Way icon="mail" name={copy.contact.email}>
        <a href={links.email} className={wayLink}>
          {clinic.contact.email}
        </a>
      </Way>
      <Way icon="pin" name={copy.contact.address}>
        <NewTabLink
          href={links.maps}
          notice={copy.newTab}
          className="inline-block pb-1.5 underline-offset-4 hover:underline"
        >
          {links.addressText}
          <span className="block font-semibold text-brand-ink underline underline-offset-4">
            {copy.contact.mapsLink}
          </span>
        </NewTabLink>
      </Way>
      <Way icon="clock" name={copy.contact.hours}>
        {copy.hours.days}, <span className="mr-1 whitespace-nowrap">{copy.hours.times}</span>
        <OpenNow site={site} />
        <span className="block font-semibold">{copy.hours.emergency}</span>
      </Way>
    </dl>
  );
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2.75rem_1fr] items-start">
      <dt className="contents">
        <Icon name={icon} size={26} className="mt-0.5 text-brand-ink" />
        <span className="text-small text-soft">{name}</span>
      </dt>
      <dd className="col-start-2 min-h-8 text-pretty leading-relaxed">{children}</dd>
    </div>
  );
}
