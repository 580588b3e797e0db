import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedPost, PostContent } from '../../../../shared/desk/posts.ts';
import { prefixOf } from '../../../../shared/languages.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useSignedIn } from '../../api/session.ts';
import { Confirm } from '../../parts/Confirm.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { fill, useCopy } from '../../parts/setup.ts';
import { clinicTime } from '../../time/clinic-time.ts';
import { useTimes } from '../../time/times.ts';
import type { PostEditing } from '../edit/use-post-editing.ts';
import { discard, publish, unpublish } from '../save/post-changes.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { placeOf } from './place.ts';

interface PublishingProps {
  editing: PostEditing;
  /** Whether nothing is missing. */
  check: () => boolean;
  /** Shows a refusal of the server at its field. */
  refuse: (error: Error) => boolean;
  begin: (post: OpenedPost) => void;
  /** Called after the post was published or unpublished. */
  onDone: () => void;
}

type Asked = 'publish' | 'unpublish' | 'discard';

interface Action {
  run: (version: number) => Promise<OpenedPost>;
  /** Whether the action has led to this state, though its answer may have been lost. */
  isDone: (post: OpenedPost) => boolean;
}

/** The state of the post, and buttons to publish and unpublish it. */
export function Publishing({ editing, check, refuse, begin, onDone }: PublishingProps) {
  const { publishing: copy } = useCopy();
  const { stored, queue } = editing;
  const { id, state } = stored;
  const { timeZone } = useSignedIn();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const act = useMutation({
    mutationFn: ({ run, isDone }: Action) => queue.run(run, isDone),
    // A retry would name a version that the first attempt may have changed.
    retry: false,
    onSuccess: (post) => {
      editing.showAddress(post.slug);
      close();
      onDone();
    },
    onError: (error) => {
      if (refuse(error) || queue.state().kind === 'conflict') close();
    },
  });
  const ask = (what: Asked) => {
    act.reset();
    if (what !== 'publish' || check()) setAsked(what);
  };
  const isOnSite = state === 'live' || state === 'changed';
  const unpublishing = {
    run: (version: number) => unpublish(id, version),
    isDone: (post: OpenedPost) => (isOnSite ? post.live : post.publishAt) === null,
  };
  const error = asked ? null : act.error;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.heading}</h2>
      <Place post={stored} />
      <div className="mt-4 flex flex-wrap gap-3">
        {state !== 'live' && (
          <button type="button" className={buttonClasses('primary')} onClick={() => ask('publish')}>
            {state === 'changed'
              ? copy.publishChanges
              : state === 'scheduled'
                ? copy.changeTime
                : copy.publish}
          </button>
        )}
        {state === 'changed' && (
          <button type="button" className={buttonClasses('outline')} onClick={() => ask('discard')}>
            {copy.discard}
          </button>
        )}
        {state !== 'draft' && (
          <button
            type="button"
            className={buttonClasses('outline')}
            onClick={() => (isOnSite ? ask('unpublish') : act.mutate(unpublishing))}
          >
            {isOnSite ? copy.unpublish : copy.unschedule}
          </button>
        )}
      </div>
      <Problem error={error} />
      {asked === 'publish' && (
        <PublishDialog
          language={editing.fields.language}
          text={textOf(editing.read())}
          onLanguage={(language) => editing.write({ language })}
          publishAt={stored.publishAt}
          error={act.error}
          isPending={act.isPending}
          onPublish={(at) =>
            act.mutate({
              run: (version) => publish(id, version, at),
              isDone: ({ state, publishAt }) =>
                at === null
                  ? state === 'live'
                  : publishAt !== null && clinicTime(new Date(publishAt), timeZone) === at,
            })
          }
          onClose={close}
        />
      )}
      {asked === 'unpublish' && (
        <Confirm
          heading={copy.unpublishHeading}
          text={copy.unpublishText}
          action={copy.unpublish}
          error={act.error}
          isPending={act.isPending}
          onConfirm={() => act.mutate(unpublishing)}
          onClose={close}
        />
      )}
      {asked === 'discard' && (
        <Confirm
          heading={copy.discardHeading}
          text={copy.discardText}
          action={copy.discard}
          error={act.error}
          isPending={act.isPending}
          onConfirm={() =>
            act.mutate(
              {
                run: (version) => discard(id, version),
                isDone: (post) => post.state === 'live',
              },
              { onSuccess: begin },
            )
          }
          onClose={close}
        />
      )}
    </section>
  );
}

/** All words of a post. */
function textOf({ title, excerpt, html }: PostContent): string {
  return [title, excerpt, html.replace(/<[^>]*>/g, ' ')].join(' ');
}

/** Says where the post is on the site, with a link. */
function Place({ post }: { post: OpenedPost }) {
  const { live, language } = post;
  const { publishing: copy } = useCopy();
  const { languages } = useSignedIn();
  const timeOf = useTimes();
  const { name, time } = placeOf(post, Date.now());
  return (
    <>
      <p role="status" className="mt-2">
        {fill(copy[name], { TIME: time === null ? '' : timeOf(time) })}
      </p>
      {live && (
        <a
          href={`${prefixOf(language, languages)}/blog/${live.slug}`}
          target="_blank"
          rel="noreferrer"
          className="inline-block min-h-11 content-center font-semibold underline"
        >
          {copy.see}
        </a>
      )}
    </>
  );
}
