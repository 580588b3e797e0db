import { linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import type { Card } from '../../ui/ArticleCard.tsx';
import { ArticleCards } from '../../ui/ArticleCards.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';

interface InsightsProps {
  site: Site;
  copy: NonNullable<PageCopy<'home'>['insights']>;
  cards: Card[];
}

/** "Latest Health Insights": three articles that the clinic has chosen. */
export function Insights({ site, copy, cards }: InsightsProps) {
  return (
    <section aria-labelledby="insights-heading" className="band bg-warm">
      <div className="wrap">
        <SectionHeading site={site} id="insights-heading" title={copy.heading} />
        <ArticleCards
          cards={cards}
          readMore={site.copy.cards.readMore}
          className="cards-in-rows mt-3 sm:mt-6 md:mt-10 md:max-lg:grid-cols-1"
        />
        <ButtonLink
          {...linkTo(site, '/blog')}
          variant="outline"
          className="mt-3 max-sm:min-h-11 sm:mt-6 md:mt-10"
        >
          {copy.button}
        </ButtonLink>
      </div>
    </section>
  );
}
