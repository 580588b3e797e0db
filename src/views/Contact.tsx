import type { ReactNode } from 'react';
import type { Site } from '../clinic/index.ts';
import type { PageWords } from '../clinic/pages.ts';
import { ContactSection } from '../sections/ContactSection.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { PagePicture } from '../sections/PagePicture.tsx';
import type { PictureSources } from '../ui/Picture.tsx';

interface ContactProps {
  site: Site;
  words: PageWords<'contact'>;
  picture: PictureSources;
  /** The form, an island. */
  children: ReactNode;
}

/** The contact page. */
export function Contact({ site, words, picture, children }: ContactProps) {
  return (
    <>
      <PageHero
        heading={words.heading}
        lead={words.lead}
        picture={<PagePicture picture={picture} alt={words.pictureAlt} />}
      />
      <ContactSection site={site} form={children} />
    </>
  );
}
