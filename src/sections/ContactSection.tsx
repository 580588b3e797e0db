import type { ReactNode } from 'react';
import type { Site } from '../clinic/index.ts';
import { contactLinks } from '../clinic/links.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ContactWays } from './ContactWays.tsx';
import { EmergencyBox } from './EmergencyBox.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface ContactSectionProps {
  site: Site;
  /** Heading of the section; left out where the page's heading says the same. */
  copy?: { heading: string; title: string };
  /** The contact form, an island. */
  form: ReactNode;
}

/** Call and chat first, then the contact details beside the form. */
export function ContactSection({ site, copy, form }: ContactSectionProps) {
  return (
    <section
      id="contact"
      aria-label={site.copy.navigation.contact}
      className={copy ? 'band' : 'pt-5 pb-14 md:pt-10'}
    >
      <div className="wrap">
        {copy && <SectionHeading eyebrow={copy.heading} title={copy.title} />}
        <div
          className={`grid gap-x-14 gap-y-5 md:gap-y-8 lg:grid-cols-[1fr_1.15fr] ${copy ? 'mt-6 md:mt-10' : ''}`}
        >
          <div>
            <CallAndChat site={site} />
            <EmergencyBox site={site} brief={copy !== undefined} className="mt-4" />
            <ContactWays site={site} className="mt-4" />
          </div>
          <div className="card p-4 sm:p-9">{form}</div>
        </div>
      </div>
    </section>
  );
}

/** The two quickest ways to reach the clinic, as buttons. */
function CallAndChat({ site }: { site: Site }) {
  const links = contactLinks(site.clinic);
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-3">
      <ButtonLink href={links.call}>
        <Icon name="phone" size={20} />
        {site.copy.buttons.callNow}
      </ButtonLink>
      <ButtonLink href={links.whatsapp} variant="outline">
        <Icon name="whatsapp" size={20} />
        {site.copy.buttons.whatsapp}
      </ButtonLink>
    </div>
  );
}
