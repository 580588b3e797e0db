import type { Article } from './index.ts';

/** Three other articles: those that share the most keywords' words first, then the newest. */
export function relatedArticles(article: Article, all: Article[]): Article[] {
  const own = keywordWords(article);
  const shared = (other: Article) =>
    [...keywordWords(other)].filter((word) => own.has(word)).length;
  return all
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, score: shared(other) }))
    .sort((a, b) => b.score - a.score || Number(b.other.data.date) - Number(a.other.data.date))
    .slice(0, 3)
    .map(({ other }) => other);
}

function keywordWords({ data }: Article): Set<string> {
  return new Set(data.keywords.flatMap((keyword) => keyword.toLowerCase().split(/\s+/)));
}
