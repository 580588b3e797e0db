import type { ReactNode } from 'react';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EmergencyBox } from '../parts/EmergencyBox.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { ContactWays } from './ContactWays.tsx';

interface ContactSectionProps {
  site: Site;
  /** Heading and title of the section; undefined if the page's heading says the same. */
  copy?: { heading: string; title: string };
  /** On the contact page, what happens after a message is sent. */
  afterwards?: PageCopy<'contact'>['afterwards'];
  /** On the contact page, what is shown above the details: the heading, and the clinic’s number. */
  head?: ReactNode;
  /** The contact form, an island. */
  form: ReactNode;
  /** Whether a collapsed form is open, as it is after a refusal. */
  isFormOpen?: boolean;
}

/** The contact details beside the form. */
export function ContactSection({
  site,
  copy,
  afterwards,
  head,
  form,
  isFormOpen = false,
}: ContactSectionProps) {
  return (
    <section
      id="contact"
      aria-label={site.copy.navigation.contact}
      className={copy ? 'band' : 'py-4 md:pt-8 md:pb-14'}
    >
      <div className="wrap">
        <div
          className={`grid gap-x-14 md:gap-y-8 lg:grid-cols-larger-last ${copy ? 'gap-y-4' : 'gap-y-3 lg:rows-rest-last'}`}
        >
          <div>
            {copy && <SectionHeading site={site} eyebrow={copy.heading} title={copy.title} />}
            {head}
            <EmergencyBox site={site} isBrief isBelowCall={!!head} className="mt-4 md:mt-6" />
            <ContactWays
              site={site}
              hasPhone={!head}
              className={copy ? 'ruled-on-wide mt-1 md:mt-4 lg:mt-8' : 'mt-1 md:mt-4'}
            />
          </div>
          {copy ? (
            <FoldedForm label={site.copy.form.heading} isOpen={isFormOpen}>
              {form}
            </FoldedForm>
          ) : (
            <div id="form" className="card p-4 max-md:my-2 sm:p-9 lg:row-span-2 lg:self-start">
              {form}
            </div>
          )}
          {afterwards && <StepsAfterSending site={site} copy={afterwards} />}
        </div>
      </div>
    </section>
  );
}

/** The form, on phones behind a button: a page with more than the form would become too long there. */
function FoldedForm({
  label,
  isOpen,
  children,
}: {
  label: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details
      id="form"
      open={isOpen}
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

interface StepsAfterSendingProps {
  site: Site;
  copy: NonNullable<PageCopy<'contact'>['afterwards']>;
}

/** What happens after a message is sent: on wide screens beside the form, on phones collapsed below it. */
function StepsAfterSending({ site, copy }: StepsAfterSendingProps) {
  return (
    <details
      data-fold=""
      className="unfolded-on-wide group border-rule border-t md:pt-6 lg:sticky lg:top-36 lg:self-start"
    >
      <summary className="markerless flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-card max-md:text-base">{copy.heading}</h2>
        <Icon name="chevron-down" size={20} className="turns-when-open md:hidden" />
      </summary>
      <ol className="divide-y divide-line max-md:pb-2 md:mt-2">
        {copy.steps.map((step) => (
          <li key={step} className="py-2.5 max-md:text-plain lg:py-3.5">
            <LinkedText site={site} text={step} />
          </li>
        ))}
      </ol>
    </details>
  );
}
