import type { ReactNode } from 'react';
import type { Site } from '../content/index.ts';
import type { PageWords } from '../content/pages.ts';
import { ContactSection } from '../sections/ContactSection.tsx';
import { PageHero } from '../sections/PageHero.tsx';

interface ContactProps {
  site: Site;
  words: PageWords<'contact'>;
  /** The form, an island. */
  children: ReactNode;
}

/** The contact page. */
export function Contact({ site, words, children }: ContactProps) {
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} />
      <ContactSection site={site} form={children} />
    </>
  );
}
