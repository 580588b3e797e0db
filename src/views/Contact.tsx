import type { ReactNode } from 'react';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { CallAndChat } from '../sections/contact/CallAndChat.tsx';
import { ContactSection } from '../sections/contact/ContactSection.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import type { PictureSources } from '../ui/Picture.tsx';
import type { ChatAbout } from '../words/contact/links.ts';

interface ContactProps {
  site: Site;
  copy: PageCopy<'contact'>;
  portrait: PictureSources;
  /** What the visitor was reading, for the first line of a chat. */
  about: ChatAbout | undefined;
  /** The half days to choose from, and the form, which is an island. */
  children: ReactNode;
}

/** The contact page. */
export function Contact({ site, copy, portrait, about, children }: ContactProps) {
  return (
    <>
      <PageHero
        site={site}
        heading={copy.heading}
        lead={copy.lead}
        aside={<CallAndChat site={site} about={about} note={copy.chatNote} />}
      />
      <ContactSection site={site} page={{ ...copy, portrait }} form={children} />
    </>
  );
}
