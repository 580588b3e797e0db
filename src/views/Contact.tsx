import type { ReactNode } from 'react';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { CallAndChat } from '../sections/contact/CallAndChat.tsx';
import { ContactSection } from '../sections/contact/ContactSection.tsx';
import { titleSize } from '../sections/parts/heading-size.ts';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import type { ChatAbout } from '../words/contact/links.ts';

interface ContactProps {
  site: Site;
  copy: PageCopy<'contact'>;
  /** What the visitor was reading, for the first line of a chat. */
  about: ChatAbout | undefined;
  /** The half days to choose from, and the form, which is an island. */
  children: ReactNode;
}

/** The contact page. */
export function Contact({ site, copy, about, children }: ContactProps) {
  return (
    <ContactSection
      site={site}
      afterwards={copy.afterwards}
      head={
        <>
          <h1 className={titleSize(copy.heading)}>{copy.heading}</h1>
          <p className="measure mt-2 text-pretty text-soft leading-normal md:mt-4 md:text-lead">
            <LinkedText site={site} text={copy.lead} />
          </p>
          <CallAndChat site={site} about={about} note={copy.chatNote} />
        </>
      }
      form={children}
    />
  );
}
