import { ArticleCard, type Card } from './ArticleCard.tsx';

interface ArticleCardsProps {
  cards: Card[];
  readMore: string;
  /** What the list holds, where no heading says it. */
  label?: string;
  /** Rank of the titles among the page's headings. */
  headingLevel?: 'h2' | 'h3';
  className?: string;
}

/** Article cards in one, two or three columns. */
export function ArticleCards({
  cards,
  readMore,
  label,
  headingLevel,
  className = '',
}: ArticleCardsProps) {
  return (
    <ul
      aria-label={label}
      data-cards=""
      className={`grid gap-5 md:grid-cols-2 lg:grid-cols-3 ${className}`}
    >
      {cards.map((card) => (
        <li key={card.slug} data-enter="card" className="@container">
          <ArticleCard card={card} readMore={readMore} {...(headingLevel && { headingLevel })} />
        </li>
      ))}
    </ul>
  );
}
