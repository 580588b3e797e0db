import type { PageCopy } from '../clinic/pages.ts';
import type { Card } from '../ui/ArticleCard.tsx';
import { ArticleCards } from '../ui/ArticleCards.tsx';

interface RelatedArticlesProps {
  copy: PageCopy<'blog'>;
  readMore: string;
  cards: Card[];
}

/** Cards of related articles. */
export function RelatedArticles({ copy, readMore, cards }: RelatedArticlesProps) {
  return (
    <section aria-labelledby="related" data-screen-only="" className="bg-warm py-16">
      <div className="wrap">
        <h2 id="related" className="text-title">
          {copy.article.related}
        </h2>
        <ArticleCards cards={cards} readMore={readMore} className="mt-8 md:grid-cols-3" />
      </div>
    </section>
  );
}
