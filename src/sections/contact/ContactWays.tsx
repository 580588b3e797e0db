import type { ReactNode } from 'react';
import type { Site } from '../../content/read/index.ts';
import { factField, marked } from '../../content/snapshot/marks.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { Hours } from './Hours.tsx';

const linkClasses =
  'flex min-h-11 w-fit items-center font-semibold text-base underlined decoration-rule hover:decoration-ink';

interface ContactWaysProps {
  site: Site;
  /** False if the phone number is already shown above them. */
  hasPhone?: boolean;
  className?: string;
}

/** Phone number, email, address and hours, with links. */
export function ContactWays({ site, hasPhone = true, className = '' }: ContactWaysProps) {
  const { clinic, copy } = site;
  const links = contactLinks(clinic);
  return (
    <dl className={`grid leading-snug md:gap-y-3 md:leading-relaxed ${className}`}>
      {hasPhone && (
        <ContactRow icon="phone" name={copy.contact.phone}>
          <a href={links.call} className={linkClasses}>
            {links.phoneText}
          </a>
        </ContactRow>
      )}
      <ContactRow icon="mail" name={copy.contact.email}>
        <a href={links.email} className={linkClasses}>
          {marked(clinic.contact.email, factField('/contact/email'))}
        </a>
      </ContactRow>
      <ContactRow icon="pin" name={copy.contact.address}>
        <NewTabLink
          href={links.maps}
          notice={copy.newTab}
          className="inline-block py-2 underline-offset-4 hover:underline"
        >
          {clinic.address.street},{' '}
          <span className="inline-block">
            {clinic.address.locality} {clinic.address.postalCode}
          </span>{' '}
          <span className="block font-semibold text-brand-ink underlined">
            {copy.contact.mapsLink}
          </span>
        </NewTabLink>
      </ContactRow>
      <ContactRow icon="clock" name={copy.contact.hours}>
        <span className="block pt-2 md:pb-2">
          <Hours site={site} />
          {clinic.emergency && (
            <span className="block font-semibold">
              <LinkedText site={site} text={copy.hours.emergency} />
            </span>
          )}
        </span>
      </ContactRow>
    </dl>
  );
}

function ContactRow({
  icon,
  name,
  children,
}: {
  icon: IconName;
  name: string;
  children: ReactNode;
}) {
  return (
    <div className="grid cols-start-9 items-start">
      <dt>
        <Icon name={icon} size={24} className="mt-2.5 text-brand-ink" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="text-pretty max-md:text-plain">{children}</dd>
    </div>
  );
}
