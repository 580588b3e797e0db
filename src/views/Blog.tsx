import type { ReactNode } from 'react';
import { hrefTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { WhatToDo } from '../sections/parts/EmergencyBox.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { PageLinks } from '../sections/parts/PageLinks.tsx';
import { PagePicture } from '../sections/parts/PagePicture.tsx';
import { SearchForm } from '../sections/search/SearchForm.tsx';
import type { Card } from '../ui/ArticleCard.tsx';
import { Icon } from '../ui/Icon.tsx';
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
  /** The article on the warning signs, where there is one. */
  warningSigns: Card | undefined;
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
  warningSigns,
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
        {warningSigns && <WarningSigns site={site} card={warningSigns} />}
        {children}
        <PageLinks listing={hrefTo(site, '/blog')} copy={copy.pages} {...page} />
      </section>
    </>
  );
}

/** The article on the warning signs, above the list, which has an order of its own. */
function WarningSigns({ site, card }: { site: Site; card: Card }) {
  const { href, title, icon, language } = card;
  return (
    <div className="mb-6 flex gap-3 border-rule border-y py-3 md:mb-8 md:items-center">
      <Icon name={icon} size={28} className="text-brand-ink" />
      <div className="flex grow flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <a
          href={href}
          hrefLang={language?.code}
          lang={language?.code}
          className="font-heading font-semibold text-card hover:underline"
        >
          {title}
        </a>
        <WhatToDo site={site} />
      </div>
    </div>
  );
}
