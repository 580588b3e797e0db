import type { PageCopy } from '../../pages.ts';
import type { Card } from '../../ui/ArticleCard.tsx';

interface RelatedArticlesProps {
  copy: PageCopy<'blog'>;
  cards: Card[];
}

/** Links to related articles, one per row, on wide screens beside one another. */
export function RelatedArticles({ copy, cards }: RelatedArticlesProps) {
  return (
    <section aria-labelledby="related" data-screen-only="" className="bg-warm py-6 md:py-16">
      <div className="wrap">
        <h2 id="related" className="text-title">
          {copy.article.related}
        </h2>
        <ul className="mt-2 border-rule max-lg:border-b md:mt-4 lg:grid lg:grid-cols-3 lg:gap-x-10">
          {cards.map(({ slug, href, title, readTime, language }) => (
            <li key={slug} className="border-rule border-t">
              <a
                href={href}
                hrefLang={language?.code}
                lang={language?.code}
                className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 py-2 underline-offset-4 md:py-3.5 hover:underline"
              >
                <span className="font-heading font-semibold text-base leading-snug">{title}</span>
                <span className="text-small text-soft">{readTime}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
