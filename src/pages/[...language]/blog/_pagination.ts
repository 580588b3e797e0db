import type { PostCard } from '../../../../shared/post.ts';
import { type CardContext, mergeCards, toCard } from '../../../islands/blog/posts.ts';
import type { Card } from '../../../ui/ArticleCard.tsx';

/** A listing with no more cards than this is a single page. */
const maxCardsOnOnePage = 60;

/** Cards on each page of a longer listing. */
const cardsPerPage = 18;

/** The listing divided into pages; by their links, visitors without JavaScript reach every card. */
export interface Pagination {
  pageCount: number;
  /** The posts on the first page; the island merges the articles with them. */
  firstPosts: PostCard[];
  /** The cards of a further page, from 2 to `pageCount`. */
  cardsOf(page: number): Card[];
}

/**
 * Divides articles and posts into pages, so that each card is on exactly one of them.
 * @param posts newest first
 * @param cardContext what the posts' cards show besides the posts
 */
export function paginate(
  articles: Card[],
  posts: PostCard[],
  cardContext: CardContext,
): Pagination {
  const isSinglePage = articles.length + posts.length <= maxCardsOnOnePage;
  const firstPosts = isSinglePage ? posts : posts.slice(0, cardsPerPage);
  const firstLength = mergeCards(articles, firstPosts, isSinglePage).length;
  return {
    pageCount: 1 + Math.ceil((articles.length + posts.length - firstLength) / cardsPerPage),
    firstPosts,
    cardsOf(page) {
      const start = firstLength + (page - 2) * cardsPerPage;
      const end = start + cardsPerPage;
      // Posts before `from` come before `start`, wherever the articles fall among them.
      const from = Math.max(0, start - articles.length);
      return mergeCards(articles, posts.slice(from, end), true)
        .slice(start - from, end - from)
        .map((card) => ('picture' in card ? card : toCard(card, cardContext)));
    },
  };
}
