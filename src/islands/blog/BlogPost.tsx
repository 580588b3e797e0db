import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';
import { postTexts } from '../../words/post-copy.ts';
import { PostArticle, type PostArticleProps } from './PostArticle.tsx';
import { type FoundPost, fetchPost } from './posts.ts';
import { createQueryClient, pageDeadline } from './query.ts';
import { RetryNotice } from './RetryNotice.tsx';

export interface BlogPostProps extends Omit<PostArticleProps, keyof FoundPost> {
  slug: string;
  /** Its title, if the server knew at least that. */
  title?: string | undefined;
}

/**
 * A post that the server did not have in time: it is loaded here. If it is missing, or cannot be loaded in time, the
 * visitor is redirected to the listing, which says that the post is unavailable.
 */
export default function BlogPost(props: BlogPostProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <LoadingPost {...props} />
    </QueryClientProvider>
  );
}

function LoadingPost({ slug, title, ...post }: BlogPostProps) {
  const { copy, postCopy } = post;
  const { listing } = postCopy;
  const { data, isError } = usePost(slug);
  const isUnavailable = data === null || isError;
  useEffect(() => {
    if (isUnavailable) location.replace(`${listing}?unavailable`);
    if (!data) return;
    const postTitle = postTexts(postCopy, data.post).title;
    document.title = document.title.replace(copy.postLoading, () => postTitle);
  }, [data, isUnavailable, copy.postLoading, postCopy, listing]);
  if (data) return <PostArticle {...post} {...data} />;
  const retry = { href: `${listing}/${encodeURIComponent(slug)}`, label: copy.askAgain };
  return (
    <>
      <h1 className={title ? 'measure-22 text-display' : 'sr-only'}>{title ?? copy.breadcrumb}</h1>
      <div className="without-scripting">
        <RetryNotice message={copy.postLate} {...retry} />
      </div>
      <div className="scripting-only">
        <Spinner copy={copy.postLoading} />
      </div>
    </>
  );
}

/** The post; null if it does not exist, an error if it did not arrive in time. */
function usePost(slug: string) {
  return useQuery({ queryKey: ['post', slug], queryFn: () => fetchPost(slug, pageDeadline()) });
}
