import type { ReactNode } from 'react';
import type { PageCopy } from '../clinic/pages.ts';
import { PageHero } from '../sections/PageHero.tsx';
import { PageLinks } from '../sections/PageLinks.tsx';
import { PagePicture } from '../sections/PagePicture.tsx';
import { SearchForm } from '../sections/SearchForm.tsx';
import type { PictureSources } from '../ui/Picture.tsx';

interface BlogProps {
  copy: PageCopy<'blog'>;
  /** Words of the field for searching. */
  searchForm: PageCopy<'search'>['form'];
  picture: PictureSources;
  /** Number of the current page of the listing, from 1, and how many there are. */
  page: { current: number; count: number };
  /** The cards; an island on the first page. */
  children: ReactNode;
}

/** The listing of articles and posts. */
export function Blog({ copy, searchForm, picture, page, children }: BlogProps) {
  return (
    <>
      <PageHero
        heading={copy.heading}
        lead={copy.lead}
        picture={<PagePicture picture={picture} alt={copy.pictureAlt} />}
      />
      <section aria-label={copy.listLabel} className="wrap py-6 md:py-14">
        <SearchForm
          label={searchForm.listingLabel}
          button={searchForm.button}
          className="mb-6 md:mb-8"
        />
        {children}
        <PageLinks copy={copy.pages} {...page} />
      </section>
    </>
  );
}
