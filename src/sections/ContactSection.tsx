import type { ReactNode } from 'react';
import type { Site } from '../content/index.ts';
import { contactLinks } from '../content/links.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { EmergencyBox } from './EmergencyBox.tsx';
import { OpenNow } from './OpenNow.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface ContactSectionProps {
  site: Site;
  /** Heading of the section; left out where the page's own heading says it. */
  words?: { heading: string; title: string; intro: string };
  /** The form, an island. */
  form: ReactNode;
}

/** Every way to reach the clinic beside the form. */
export function ContactSection({ site, words, form }: ContactSectionProps) {
  return (
    <section id="contact" aria-label={site.words.navigation.contact} className="band">
      <div className="wrap">
        {words && (
          <SectionHeading eyebrow={words.heading} title={words.title} intro={words.intro} />
        )}
        <div className={`grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.15fr] ${words ? 'mt-10' : ''}`}>
          <div>
            <Ways site={site} />
            <EmergencyBox site={site} className="mt-8" />
          </div>
          <div className="card p-6 sm:p-9">{form}</div>
        </div>
      </div>
    </section>
  );
}

function Ways({ site }: { site: Site }) {
  const { clinic, words } = site;
  const links = contactLinks(clinic);
  return (
    <dl className="grid gap-5">
      <Way icon="phone" name={words.contact.phone}>
        <a href={links.call} className="font-semibold underline-offset-4 hover:underline">
          {links.phoneText}
        </a>
      </Way>
      <Way icon="mail" name={words.contact.email}>
        <a href={links.email} className="font-semibold underline-offset-4 hover:underline">
          {clinic.contact.email}
        </a>
      </Way>
      <Way icon="pin" name={words.contact.address}>
        <NewTabLink
          href={links.maps}
          notice={words.newTab}
          className="underline-offset-4 hover:underline"
        >
          {links.addressText}
          <span className="block font-semibold text-brand-ink underline underline-offset-4">
            {words.contact.mapsLink}
          </span>
        </NewTabLink>
      </Way>
      <Way icon="clock" name={words.contact.hours}>
        {words.hours.days}, {words.hours.times}
        <OpenNow site={site} className="block font-semibold text-brand-ink" />
        <span className="block font-semibold">{words.hours.emergency}</span>
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
      <dd className="col-start-2 min-h-8 leading-relaxed">{children}</dd>
    </div>
  );
}
