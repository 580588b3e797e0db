import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PostAnswer } from '../../../shared/post.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { PostArticle, type PostArticleProps } from './PostArticle.tsx';
import { createQueryClient } from './query.ts';

export interface BlogPostProps extends Omit<PostArticleProps, 'post'> {
  slug: string;
  /** Its title, where the server knew that at least. */
  title?: string | undefined;
}

/** A post that the server did not know in time: it loads here, or leads back to the listing. */
export default function BlogPost(props: BlogPostProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <LoadingPost {...props} />
    </QueryClientProvider>
  );
}

function LoadingPost({ slug, title, ...shown }: BlogPostProps) {
  const { data, error } = useQuery({ queryKey: ['post', slug], queryFn: () => fetchPost(slug) });
  const missing = data === null || error !== null;
  useEffect(() => {
    if (missing) location.replace('/blog');
  }, [missing]);
  useEffect(() => {
    if (data) document.title = document.title.replace(shown.copy.postLoading, () => data.title);
  }, [data, shown.copy.postLoading]);
  if (!data) {
    return (
      <>
        <h1 className={title ? 'max-w-[22ch] text-display' : 'sr-only'}>
          {title ?? shown.copy.breadcrumb}
        </h1>
        <Spinner copy={shown.copy.postLoading} />
      </>
    );
  }
  return <PostArticle {...shown} post={data} />;
}

/** The post; null where there is none. Throws where the server could not read it. */
async function fetchPost(slug: string): Promise<PostAnswer | null> {
  const response = await fetch(`/api/blogs/${encodeURIComponent(slug)}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The post could not be read: status ${response.status}.`);
  return response.json();
}
