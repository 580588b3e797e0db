import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedPost } from '../../../../shared/desk/posts.ts';
import type { PostEditing } from '../edit/use-post-editing.ts';

interface PublishingOptions {
  editing: PostEditing;
  /** Whether nothing is missing. */
  check: () => boolean;
  /** Shows the server's refusal at its field; returns false if it does not concern a field. */
  refuse: (error: Error) => boolean;
  /** Called after the post was published or unpublished. */
  onDone: () => void;
}

/** The actions that are confirmed first. */
type Asked = 'publish' | 'unpublish' | 'discard';

/** An action on the stored post, carried out by the server. */
export interface PostAction {
  run: (version: number) => Promise<OpenedPost>;
  /** Whether the action has led to this state, though its answer may have been lost. */
  isDone: (post: OpenedPost) => boolean;
}

/** Publishing and unpublishing a post: what is being asked, and the running action. */
export function usePublishing({ editing, check, refuse, onDone }: PublishingOptions) {
  const { queue } = editing;
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const act = useMutation({
    mutationFn: ({ run, isDone }: PostAction) => queue.run(run, isDone),
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
  return { asked, ask, close, act };
}

/** What the views of publishing share. */
export type PostPublishing = ReturnType<typeof usePublishing>;
