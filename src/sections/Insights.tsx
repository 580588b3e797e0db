import type { Site } from '../content/index.ts';
import type { PageWords } from '../content/pages.ts';
import { ArticleCard, type Card } from '../ui/ArticleCard.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface InsightsProps {
  site: Site;
  words: PageWords<'home'>['insights'];
  cards: Card[];
}

/** "Latest Health Insights": three articles chosen by the clinic. */
export function Insights({ site, words, cards }: InsightsProps) {
  return (
    <section aria-labelledby="insights-heading" className="band bg-warm">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <SectionHeading id="insights-heading" title={words.heading} intro={words.intro} />
          <ButtonLink href="/blog" look="outline">
            {words.button}
          </ButtonLink>
        </div>
        <ul data-cards="" className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <li key={card.slug} data-enter="card">
              <ArticleCard card={card} readMore={site.words.cards.readMore} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
