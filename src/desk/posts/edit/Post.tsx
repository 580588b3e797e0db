import { Link, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { OpenedPost, OpenedVersion, PostContent } from '../../../../shared/desk/posts.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { DeskError } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { type KeptPost, KeptPosts } from '../save/kept-posts.ts';
import { usePost } from '../save/posts.ts';
import { isSameContent } from '../save/same-content.ts';
import { PostChoice } from './PostChoice.tsx';
import { PostEditor } from './PostEditor.tsx';

/** The page for editing one post. */
export function Post() {
  const { id } = useParams({ from: '/signed-in/posts/$id' });
  const { frame, post: copy } = useCopy();
  const { data, error, isPending, refetch } = usePost(id);
  const isGone = error instanceof DeskError && error.problem === 'not-found';
  return (
    <>
      <Link
        to="/posts"
        className="mb-3 inline-block min-h-11 content-center font-semibold underline"
      >
        {copy.back}
      </Link>
      <Heading>{copy.heading}</Heading>
      {isPending && <Spinner copy={frame.loading} />}
      {isGone ? (
        <p role="alert">{copy.gone}</p>
      ) : (
        <Problem error={error} retry={() => void refetch()} />
      )}
      {data && <Opened key={id} post={data} reload={async () => (await refetch()).data} />}
    </>
  );
}

/** The initial content of the editor. */
interface Start {
  post: OpenedPost;
  content: PostContent;
  /** Whether it is still unsaved. */
  isChanged: boolean;
  /** The restored version, if it is one. */
  restored?: OpenedVersion | undefined;
  /** Unique for each start of the editor. */
  number: number;
}

interface OpenedProps {
  post: OpenedPost;
  reload: () => Promise<OpenedPost | undefined>;
}

function Opened({ post, reload }: OpenedProps) {
  const { person } = useSignedIn();
  const { postChoice: copy } = useCopy();
  const timeOf = useTimes();
  const kept = useMemo(() => new KeptPosts(person.id), [person.id]);
  const [start, setStart] = useState<Start>({ post, content: post, isChanged: false, number: 0 });
  const [found, setFound] = useState(() => unsaved(kept.newest(post.id), post));
  const begin = (next: OpenedPost, content?: PostContent, restored?: OpenedVersion) => {
    const { number } = start;
    setStart({
      post: next,
      content: content ?? next,
      isChanged: content !== undefined,
      restored,
      number: number + 1,
    });
  };
  if (found) {
    const choose = (content?: PostContent) => {
      kept.forget(post.id);
      setFound(undefined);
      begin(post, content);
    };
    return (
      <PostChoice
        heading={copy.keptHeading}
        text={interpolate(copy.keptText, { TIME: timeOf(found.at) })}
        mine={found}
        stored={post}
        onMine={() => choose(found.content)}
        onStored={() => choose()}
      />
    );
  }
  return <PostEditor key={start.number} {...start} kept={kept} begin={begin} reload={reload} />;
}

function unsaved(kept: KeptPost | undefined, post: OpenedPost): KeptPost | undefined {
  return kept && !isSameContent(post, kept.content) ? kept : undefined;
}
