import type { ReactNode } from 'react';
import type { Site } from '../clinic/index.ts';
import { ContactWays } from './ContactWays.tsx';
import { EmergencyBox } from './EmergencyBox.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface ContactSectionProps {
  site: Site;
  /** Heading of the section; left out where the page's heading says the same. */
  copy?: { heading: string; title: string; intro: string };
  /** The contact form, an island. */
  form: ReactNode;
}

/** The contact details beside the form. */
export function ContactSection({ site, copy, form }: ContactSectionProps) {
  return (
    <section id="contact" aria-label={site.copy.navigation.contact} className="band">
      <div className="wrap">
        {copy && <SectionHeading eyebrow={copy.heading} title={copy.title} intro={copy.intro} />}
        <div className={`grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.15fr] ${copy ? 'mt-10' : ''}`}>
          <div>
            <ContactWays site={site} />
            <EmergencyBox site={site} className="mt-8" />
          </div>
          <div className="card p-6 sm:p-9">{form}</div>
        </div>
      </div>
    </section>
  );
}
