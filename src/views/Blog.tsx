import type { ReactNode } from 'react';
import { hrefTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { PageLinks } from '../sections/parts/PageLinks.tsx';
import { PagePicture } from '../sections/parts/PagePicture.tsx';
import { SearchForm } from '../sections/search/SearchForm.tsx';
import type { PictureSources } from '../ui/Picture.tsx';

interface BlogProps {
  site: Site;
  copy: PageCopy<'blog'>;
  /** Words of the search field; null where there is no search page. */
  searchForm: PageCopy<'search'>['form'] | null;
  picture: PictureSources;
  /** True where the post that a visitor asked for is missing, or could not be loaded. */
  isUnavailable: boolean;
  /** Number of the current page of the listing, from 1, and how many there are. */
  page: { current: number; count: number };
  /** The cards; an island on the first page. */
  children: ReactNode;
}

/** The listing of articles and posts. */
export function Blog({
  site,
  copy,
  searchForm,
  picture,
  isUnavailable,
  page,
  children,
}: BlogProps) {
  return (
    <>
      <PageHero
        site={site}
        heading={copy.heading}
        lead={copy.lead}
        picture={<PagePicture picture={picture} alt={copy.pictureAlt} />}
      />
      <section aria-label={copy.listLabel} className="wrap py-6 md:py-14">
        {searchForm && (
          <SearchForm
            action={hrefTo(site, '/search')}
            label={searchForm.listingLabel}
            button={searchForm.button}
            className="mb-6 md:mb-8"
          />
        )}
        {isUnavailable && (
          <p
            role="alert"
            className="mb-8 rounded-card border border-rule bg-warm p-5 font-semibold"
          >
            <LinkedText site={site} text={copy.postFailed} />
          </p>
        )}
        {children}
        <PageLinks listing={hrefTo(site, '/blog')} copy={copy.pages} {...page} />
      </section>
    </>
  );
}
