import type { ReactNode } from 'react';
import type { Site } from '../clinic/index.ts';
import type { PageCopy } from '../clinic/pages.ts';
import { ContactSection } from '../sections/ContactSection.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { PagePicture } from '../sections/PagePicture.tsx';
import type { PictureSources } from '../ui/Picture.tsx';

interface ContactProps {
  site: Site;
  copy: PageCopy<'contact'>;
  picture: PictureSources;
  /** Half days to wish for, and the form, an island. */
  children: ReactNode;
}

/** The contact page. */
export function Contact({ site, copy, picture, children }: ContactProps) {
  return (
    <>
      <PageHero
        heading={copy.heading}
        lead={copy.lead}
        picture={<PagePicture picture={picture} alt={copy.pictureAlt} />}
      />
      <ContactSection site={site} form={children} />
    </>
  );
}
