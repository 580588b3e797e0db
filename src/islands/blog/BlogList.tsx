import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { PageWords } from '../../content/pages.ts';
import type { Card } from '../../ui/ArticleCard.tsx';
import type { PictureSources } from '../../ui/Picture.tsx';
import { CardGrid } from './CardGrid.tsx';
import { ListNotice } from './ListNotice.tsx';
import { fetchPosts, type KnownPosts, mergeCards, postCard } from './posts.ts';
import { createQueryClient, freshFor } from './query.ts';

export interface BlogListProps {
  words: PageWords<'blog'>;
  readMore: string;
  /** The articles that are part of the site. */
  builtIn: Card[];
  /** What the server knew of the clinic's posts. */
  known: KnownPosts;
  /** Shown where a post has no picture. */
  standIn: PictureSources;
  /** True where all cards were asked for. */
  showAll: boolean;
}

/** The listing: built-in articles and the clinic's posts, newest first. */
export default function BlogList(props: BlogListProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Listing {...props} />
    </QueryClientProvider>
  );
}

function Listing({ words, readMore, builtIn, known, standIn, showAll }: BlogListProps) {
  const [shownAll, setShownAll] = useState(showAll);
  const query = useQuery({
    queryKey: ['posts'],
    queryFn: fetchPosts,
    enabled: known.status === 'pending',
    staleTime: freshFor,
    ...(known.status === 'loaded' && { initialData: known }),
  });
  const posts: KnownPosts = query.error
    ? { status: 'failed', message: query.error.message }
    : (query.data ?? known);
  if (posts.status === 'pending') {
    return (
      <>
        <ListNotice posts={posts} words={words} />
        <CardGrid cards={builtIn} words={words} readMore={readMore} shownAll={shownAll} />
      </>
    );
  }
  const remote =
    posts.status === 'loaded' ? posts.cards.map((post) => postCard(post, standIn)) : [];
  const cards = mergeCards(builtIn, remote);

  function showMore(event: SubmitEvent) {
    event.preventDefault();
    setShownAll(true);
    setTimeout(() => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const more = document.getElementById('additional-posts');
      more?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
      more?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    }, 100);
  }

  return (
    <>
      <ListNotice posts={posts} words={words} />
      <CardGrid
        cards={cards}
        words={words}
        readMore={readMore}
        shownAll={shownAll}
        onShowMore={showMore}
      />
    </>
  );
}
