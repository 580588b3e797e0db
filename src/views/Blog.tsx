import type { ReactNode } from 'react';
import { hrefTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { WhatToDo } from '../sections/parts/EmergencyBox.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { PageLinks } from '../sections/parts/PageLinks.tsx';
import { SearchForm } from '../sections/search/SearchForm.tsx';
import type { Card } from '../ui/ArticleCard.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { contactLinks } from '../words/contact/links.ts';

interface BlogProps {
  site: Site;
  copy: PageCopy<'blog'>;
  /** Words of the search field; null where there is no search page. */
  searchForm: PageCopy<'search'>['form'] | null;
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
        aside={warningSigns && <WarningSigns site={site} card={warningSigns} />}
        below={
          searchForm && (
            <SearchForm
              action={hrefTo(site, '/search')}
              label={searchForm.listingLabel}
              button={searchForm.button}
              className="self-end"
            />
          )
        }
      />
      <section aria-label={copy.listLabel} className="wrap py-6 md:py-10">
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

/** The article on the warning signs, which nobody should have to look for. */
function WarningSigns({ site, card }: { site: Site; card: Card }) {
  const { href, title, excerpt, language } = card;
  return (
    <div className="rounded-card border-2 border-emergency-ink bg-surface p-4 md:p-6">
      <a
        href={href}
        hrefLang={language?.code}
        lang={language?.code}
        className="block text-balance font-heading font-semibold text-heading hover:underline"
      >
        {title}
      </a>
      {excerpt && (
        <p lang={language?.code} className="mt-1.5 leading-snug max-md:text-plain">
          <LinkedText site={site} text={excerpt} />
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 md:mt-4">
        <ButtonLink href={contactLinks(site.clinic).ambulance} variant="emergency">
          <Icon name="ambulance" size={20} />
          {site.copy.emergency.ambulanceButton}
        </ButtonLink>
        <WhatToDo site={site} />
      </p>
    </div>
  );
}
