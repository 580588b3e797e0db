import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { randomId } from '../../api/random-id.ts';
import { useSignedIn } from '../../api/session.ts';
import { Heading } from '../../parts/Heading.tsx';
import { More } from '../../parts/More.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useNewPost, usePostList } from '../save/posts.ts';
import { PostFilterForm } from './PostFilterForm.tsx';
import { PostItem } from './PostItem.tsx';

/** The list of posts. */
export function PostList() {
  const { posts: copy, frame } = useCopy();
  const filter = useSearch({ from: '/signed-in/posts' });
  const navigate = useNavigate();
  const list = usePostList(filter);
  const posts = list.data?.pages.flatMap((page) => page.posts) ?? [];
  const isHosted = list.data?.pages[0]?.hosted;
  const isFiltered = Boolean(filter.search || filter.state);
  return (
    <>
      <Heading beside={isHosted === false && <NewPost />}>{copy.heading}</Heading>
      {isHosted && <p className="card mb-4 bg-warm p-4">{copy.hosted}</p>}
      <PostFilterForm
        filter={filter}
        onChange={(next) => void navigate({ to: '/posts', search: next })}
      />
      <Problem error={list.error} retry={() => void list.refetch()} />
      {list.isPending && <Spinner copy={frame.loading} />}
      {list.isSuccess && posts.length === 0 && (
        <p className="py-10 text-center">{isFiltered ? copy.notFound : copy.empty}</p>
      )}
      <ul className="card mt-4 divide-y divide-line empty:hidden">
        {posts.map((post) => (
          <PostItem key={post.id ?? post.slug} post={post} />
        ))}
      </ul>
      <More label={copy.more} list={list} />
    </>
  );
}

function NewPost() {
  const { posts: copy } = useCopy();
  const { languages } = useSignedIn();
  const navigate = useNavigate();
  const [requestId] = useState(randomId);
  const add = useNewPost({ language: languages[0] ?? 'en' });
  const start = () =>
    add.mutate(requestId, {
      onSuccess: ({ id }) => void navigate({ to: '/posts/$id', params: { id } }),
    });
  return (
    <>
      <button
        type="button"
        className={buttonClasses('primary')}
        disabled={add.isPending}
        onClick={start}
      >
        {copy.add}
      </button>
      <Problem error={add.error} retry={start} />
    </>
  );
}
