import type { ReactNode } from 'react';
import { hrefTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { WhatToDo } from '../sections/parts/EmergencyBox.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageLinks } from '../sections/parts/PageLinks.tsx';
import { TitleText } from '../sections/parts/TitleText.tsx';
import { SearchForm } from '../sections/search/SearchForm.tsx';
import type { Card } from '../ui/ArticleCard.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { firstSentence } from '../ui/first-sentence.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { contactLinks } from '../words/contact/links.ts';

interface BlogProps {
  site: Site;
  copy: PageCopy<'blog'>;
  /** Words of the search field; null if there is no search page. */
  searchForm: PageCopy<'search'>['form'] | null;
  /** Whether the post that the visitor asked for is missing, or could not be loaded. */
  isUnavailable: boolean;
  /** Number of the current page of the listing, from 1, and how many there are. */
  page: { current: number; count: number };
  /** The article on the warning signs, if there is one. */
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
      {warningSigns ? (
        <WarningSigns site={site} heading={copy.heading} card={warningSigns} />
      ) : (
        <div className="wrap pt-4 md:pt-6">
          <h1 className="text-title">{copy.heading}</h1>
        </div>
      )}
      <section aria-label={copy.listLabel} className="wrap pt-3 pb-6 md:pt-8 md:pb-12">
        <p className="measure mb-3 text-pretty leading-normal max-md:text-plain md:mb-8 md:text-lead">
          <LinkedText site={site} text={copy.lead} />
        </p>
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
        {searchForm && (
          <div className="mt-6 border-rule border-t pt-4 md:mt-10 md:pt-6">
            <SearchForm
              action={hrefTo(site, '/search')}
              label={searchForm.listingLabel}
              button={searchForm.button}
            />
          </div>
        )}
      </section>
    </>
  );
}

interface WarningSignsProps {
  site: Site;
  /** What the page is called. */
  heading: string;
  card: Card;
}

/** The head of the listing: the article on the warning signs. Nobody should have to look for it. */
function WarningSigns({ site, heading, card }: WarningSignsProps) {
  const { href, title, excerpt, picture, language } = card;
  const leadSentence = firstSentence(excerpt);
  return (
    <section data-crop="" className="overflow-hidden bg-panel">
      <div className="wrap grid gap-x-12 md:grid-cols-main-first lg:cols-end-100">
        <div className="min-w-0 py-3 md:py-8">
          <h1 className="font-body text-brand-ink text-lead leading-tight">{heading}</h1>
          <h2 className="mt-1 text-heading md:mt-2 md:text-title md:max-lg:relative md:max-lg:z-1 md:max-lg:w-[calc(100vw-2.5rem)]">
            <a
              href={href}
              hrefLang={language?.code}
              lang={language?.code}
              className="hover:underline"
            >
              <TitleText title={title}>
                {' '}
                <Icon name="arrow-right" size={28} className="inline text-brand-ink" />
              </TitleText>
            </a>
          </h2>
          {excerpt && (
            <p
              lang={language?.code}
              className="measure mt-2 text-pretty leading-normal max-md:text-plain md:mt-3 md:text-lead lg:pr-10"
            >
              <LinkedText site={site} text={leadSentence} />
              <span className="article-card-rest">
                <LinkedText site={site} text={excerpt.slice(leadSentence.length)} />
              </span>
            </p>
          )}
          <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 md:mt-4">
            <ButtonLink href={contactLinks(site.clinic).ambulance} variant="emergency">
              <Icon name="ambulance" size={20} />
              {site.copy.emergency.ambulanceButton}
            </ButtonLink>
            <WhatToDo site={site} />
          </p>
        </div>
        <div className="relative max-md:mb-4 max-md:h-40 max-md:overflow-hidden max-md:rounded-card max-md:border max-md:border-rule md:max-lg:self-end md:dark:my-8">
          <Picture
            picture={picture}
            alt=""
            className="w-full max-md:-ml-[6%] max-md:w-[155%] max-md:max-w-none md:max-lg:mask-t-from-80% md:dark:rounded-card lg:absolute lg:inset-y-0 lg:-left-14 lg:h-full lg:w-[calc(100%+6rem)] lg:max-w-none lg:object-cover lg:object-[38%_50%] lg:mask-r-from-92% lg:mask-t-from-90% lg:dark:w-full lg:dark:mask-none"
          />
        </div>
      </div>
    </section>
  );
}
