import { ArticleCard, type Card } from './ArticleCard.tsx';

interface ArticleCardsProps {
  cards: Card[];
  readMore: string;
  /** Accessible name of the list, where no heading names it. */
  label?: string;
  /** Heading level of the titles. */
  headingLevel?: 'h2' | 'h3';
  className?: string;
}

/** A grid of article cards in one, two or three columns. */
export function ArticleCards({
  cards,
  readMore,
  label,
  headingLevel,
  className = '',
}: ArticleCardsProps) {
  return (
    <ul aria-label={label} data-cards="" className={`article-cards lg:grid-cols-3 ${className}`}>
      {cards.map((card) => (
        <li key={card.slug} data-enter="card" className="@container">
          <ArticleCard card={card} readMore={readMore} {...(headingLevel && { headingLevel })} />
        </li>
      ))}
    </ul>
  );
}
