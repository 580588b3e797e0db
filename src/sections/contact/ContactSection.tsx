import type { ReactNode } from 'react';
import type { Site } from '../../content/read/index.ts';
import { ButtonLink, buttonClasses } from '../../ui/Button.tsx';
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
      className={copy ? 'band' : 'pt-3 pb-5 md:pt-10 md:pb-14'}
    >
      <div className="wrap">
        {copy && <SectionHeading site={site} eyebrow={copy.heading} title={copy.title} />}
        <div
          className={`grid gap-x-14 gap-y-4 md:gap-y-8 lg:grid-cols-larger-last ${copy ? 'mt-4 md:mt-10' : ''}`}
        >
          <div>
            {!copy && <CallAndChat site={site} about={about} />}
            <EmergencyBox site={site} brief={copy !== undefined} className={copy ? '' : 'mt-4'} />
            <ContactWays site={site} className="mt-2 md:mt-4" />
          </div>
          {copy ? (
            <FoldedForm label={site.copy.form.heading}>{form}</FoldedForm>
          ) : (
            <div id="form" className="card p-4 sm:p-9">
              {form}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** The form behind a button on phones, where a page with more than the form would become too long. */
function FoldedForm({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details
      id="form"
      data-fold=""
      className="unfolded-on-wide group open:card md:card open:p-4 sm:open:p-9 md:p-9"
    >
      <summary
        className={buttonClasses('outline', 'markerless w-full group-open:hidden md:hidden')}
      >
        <Icon name="mail" size={20} />
        {label}
      </summary>
      {children}
    </details>
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
