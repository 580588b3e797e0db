import type { SubmitEvent } from 'react';
import { ArticleCard, type Card } from '../../ui/ArticleCard.tsx';
import { buttonClasses } from '../../ui/Button.tsx';
import type { ListingCopy } from './listing-copy.ts';
import { additionalPosts } from './scroll-to-new-cards.ts';

/** How many cards are shown at first. */
const firstCardCount = 6;

interface CardGridProps {
  cards: Card[];
  copy: ListingCopy;
  readMore: string;
  /** Path of the listing. */
  listing: string;
  /** False while only the first six are shown. */
  isShowingAll: boolean;
  /** True while there are cards that have to be requested. */
  hasMore: boolean;
  /** Called when a visitor asks for the others; without it, the form loads the page that shows them. */
  onShowMore?: (event: SubmitEvent) => void;
}

/** The first six cards, the others, and the button between them. */
export function CardGrid({
  cards,
  copy,
  readMore,
  listing,
  isShowingAll,
  hasMore,
  onShowMore,
}: CardGridProps) {
  const remainingCards = cards.slice(firstCardCount);
  return (
    <>
      {cards.length > 0 && (
        <Cards
          list="first"
          cards={cards.slice(0, firstCardCount)}
          readMore={readMore}
          label={copy.listLabel}
        />
      )}
      {remainingCards.length > 0 && (
        <div id={additionalPosts} className="scroll-mt-28 lg:scroll-mt-18">
          <div className={isShowingAll ? 'sm:mt-12' : 'until-requested sm:mt-12'}>
            <Cards
              list="additional"
              cards={remainingCards}
              readMore={readMore}
              label={copy.additionalLabel}
            />
          </div>
        </div>
      )}
      {((remainingCards.length > 0 && !isShowingAll) || hasMore) && (
        <form
          action={listing}
          onSubmit={onShowMore}
          className={`${hasMore ? 'scripting-only' : 'shows-hidden'} mt-0.5 sm:mt-10`}
        >
          <button
            type="submit"
            name="view"
            value="all"
            className={buttonClasses('primary', 'max-sm:w-full')}
          >
            {copy.viewMore}
          </button>
        </form>
      )}
    </>
  );
}

interface CardsProps {
  list: 'first' | 'additional';
  cards: Card[];
  readMore: string;
  /** Describes the list to screen readers. */
  label: string;
}

function Cards({ list, cards, readMore, label }: CardsProps) {
  return (
    <ul
      aria-label={label}
      data-cards={list}
      className="article-cards md:grid-cols-2 lg:grid-cols-3"
    >
      {cards.map((card) => (
        // A last card that would be alone in its row fills it, in two columns and in three.
        <li
          key={card.slug}
          data-enter="card"
          data-listed=""
          className="@container md:max-lg:last:odd:col-span-2 lg:last:nth-[3n+1]:col-span-3"
        >
          <ArticleCard card={card} readMore={readMore} headingLevel="h2" />
        </li>
      ))}
    </ul>
  );
}
