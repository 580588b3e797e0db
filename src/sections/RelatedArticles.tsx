import type { PageWords } from '../content/pages.ts';
import { ArticleCard, type Card } from '../ui/ArticleCard.tsx';

interface RelatedArticlesProps {
  words: PageWords<'blog'>;
  readMore: string;
  cards: Card[];
}

/** Articles to read next. */
export function RelatedArticles({ words, readMore, cards }: RelatedArticlesProps) {
  return (
    <section aria-labelledby="related" data-screen-only="" className="bg-warm py-16">
      <div className="wrap">
        <h2 id="related" className="text-title">
          {words.article.related}
        </h2>
        <ul data-cards="" className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <li key={card.slug} data-enter="card">
              <ArticleCard card={card} readMore={readMore} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
