import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { Card } from '../../ui/ArticleCard.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CardGrid } from './CardGrid.tsx';
import { ListNotice } from './ListNotice.tsx';
import type { ListingCopy } from './listing-copy.ts';
import {
  type CardContext,
  fetchPosts,
  type KnownPosts,
  type LoadedPosts,
  mergeCards,
  toCard,
} from './posts.ts';
import { createQueryClient, pageDeadline } from './query.ts';
import { scrollToNewCards } from './scroll-to-new-cards.ts';

export interface BlogListProps extends CardContext {
  copy: ListingCopy;
  /** The articles of the clinic's folder. */
  articles: Card[];
  /** The first page of the clinic's posts, as far as the server knew them. */
  knownPosts: KnownPosts;
  /** Whether the address asks for all cards. */
  isAllRequested: boolean;
}

/** The listing: the folder's articles and the clinic's posts, newest first. */
export default function BlogList(props: BlogListProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Listing {...props} />
    </QueryClientProvider>
  );
}

function Listing({ copy, articles, knownPosts, isAllRequested, ...cardContext }: BlogListProps) {
  const { listing } = cardContext.postCopy;
  const [isShowingAll, setShowingAll] = useState(isAllRequested);
  const query = usePosts(knownPosts, isShowingAll);
  const pages = query.data?.pages ?? [];
  const posts = currentPosts(knownPosts, pages, query.error);
  const postCards = pages.flatMap((page) => page.cards).map((post) => toCard(post, cardContext));
  const cards = mergeCards(articles, postCards, !query.hasNextPage);
  const isEmpty = posts.status === 'loaded' && posts.raw.length === 0 && cards.length === 0;

  function showMore(event: SubmitEvent) {
    event.preventDefault();
    if (!isShowingAll) scrollToNewCards();
    if (query.isFetchNextPageError) void query.fetchNextPage();
    setShowingAll(true);
  }

  return (
    <>
      <ListNotice posts={posts} copy={copy} listing={listing} />
      {isEmpty && <p>{copy.empty}</p>}
      <CardGrid
        cards={cards}
        copy={copy}
        readMore={cardContext.readMore}
        listing={listing}
        isShowingAll={isShowingAll}
        hasMore={isShowingAll ? query.isFetchNextPageError : query.hasNextPage}
        onShowMore={showMore}
      />
      {query.isFetchingNextPage && <Spinner copy={copy.loading} />}
      {query.isFetchNextPageError && (
        <ListNotice
          posts={{ status: 'failed', message: query.error.message }}
          copy={copy}
          listing={listing}
        />
      )}
    </>
  );
}

/**
 * The posts, page by page. The first page comes from the server, or is fetched at once; that fetch is given up after a
 * few seconds. If all posts are asked for, the other pages follow one after another.
 */
function usePosts(initialPosts: KnownPosts, fetchesAll: boolean) {
  const query = useInfiniteQuery({
    queryKey: ['posts'],
    queryFn: ({ pageParam }) => fetchPosts(pageParam, pageParam === 0 ? pageDeadline() : null),
    initialPageParam: 0,
    getNextPageParam: ({ total }: LoadedPosts, pages) => {
      const readCount = pages.reduce((sum, { cards }) => sum + cards.length, 0);
      return readCount < total ? readCount : undefined;
    },
    enabled: initialPosts.status === 'pending',
    ...(initialPosts.status === 'loaded' && {
      initialData: { pages: [initialPosts], pageParams: [0] },
    }),
  });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isNextDue = fetchesAll && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isNextDue) void fetchNextPage();
  }, [isNextDue, fetchNextPage]);
  return query;
}

function currentPosts(
  initialPosts: KnownPosts,
  pages: LoadedPosts[],
  error: Error | null,
): KnownPosts {
  if (error && pages.length === 0) return { status: 'failed', message: error.message };
  return pages[0] ?? initialPosts;
}
