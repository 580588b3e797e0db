import type { ReactNode } from 'react';
import type { Site } from '../../content/read/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type ChatAbout, chatLink, contactLinks } from '../../words/links.ts';
import { EmergencyBox } from '../parts/EmergencyBox.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { ContactWays } from './ContactWays.tsx';

interface ContactSectionProps {
  site: Site;
  /** Heading and title of the section; left out where the page's heading says the same. */
  copy?: { heading: string; title: string };
  /** What the page is about, for the first line of a chat. */
  about?: ChatAbout | undefined;
  /** The contact form, an island. */
  form: ReactNode;
}

/** Call and chat first, then the contact details beside the form. */
export function ContactSection({ site, copy, about, form }: ContactSectionProps) {
  return (
    <section
      id="contact"
      aria-label={site.copy.navigation.contact}
      className={copy ? 'band' : 'pt-5 pb-14 md:pt-10'}
    >
      <div className="wrap">
        {copy && <SectionHeading site={site} eyebrow={copy.heading} title={copy.title} />}
        <div
          className={`grid gap-x-14 gap-y-5 md:gap-y-8 lg:grid-cols-larger-last ${copy ? 'mt-6 md:mt-10' : ''}`}
        >
          <div>
            <CallAndChat site={site} about={about} />
            <EmergencyBox site={site} brief={copy !== undefined} className="mt-4" />
            <ContactWays site={site} className="mt-4" />
          </div>
          <div className="card p-4 sm:p-9">{form}</div>
        </div>
      </div>
    </section>
  );
}

/** The quickest ways to reach the clinic, as buttons. */
function CallAndChat({ site, about }: Pick<ContactSectionProps, 'site' | 'about'>) {
  const chat = chatLink(site, about);
  return (
    <div className="grid cols-fit-34 gap-2 sm:gap-3">
      <ButtonLink href={contactLinks(site.clinic).call}>
        <Icon name="phone" size={20} />
        {site.copy.buttons.callNow}
      </ButtonLink>
      {chat && (
        <ButtonLink href={chat} variant="outline">
          <Icon name="whatsapp" size={20} />
          {site.copy.buttons.whatsapp}
        </ButtonLink>
      )}
    </div>
  );
}
