import type { Article } from './index.ts';

/**
 * The three other articles whose keywords share the most words with this one's, those that the clinic features before
 * all others; among equals, the newer first.
 */
export function relatedArticles(article: Article, all: Article[]): Article[] {
  const own = keywordWords(article);
  const shared = (other: Article) =>
    [...keywordWords(other)].filter((word) => own.has(word)).length;
  return all
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, score: shared(other) }))
    .sort(
      (a, b) =>
        Number(b.other.data.featured) - Number(a.other.data.featured) ||
        b.score - a.score ||
        Number(b.other.day) - Number(a.other.day),
    )
    .slice(0, 3)
    .map(({ other }) => other);
}

function keywordWords({ data }: Article): Set<string> {
  return new Set(data.keywords.flatMap((keyword) => keyword.toLowerCase().split(/\s+/)));
}
