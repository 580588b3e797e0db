import { useEffect, useState } from 'react';
import type { OpenedPost, PostContent } from '../../../../shared/desk/posts.ts';
import { isTemporary } from '../../api/query-client.ts';
import { randomId } from '../../api/random-id.ts';
import { DeskError } from '../../api/request.ts';
import { openEditors } from '../../saving/open-editors.ts';
import { SaveQueue } from '../../saving/save-queue.ts';
import type { KeptPosts } from './kept-posts.ts';
import { saveDraft } from './post-changes.ts';
import { isSameContent } from './same-content.ts';
import { tabId } from './tab-id.ts';

/** Saves the content of a post automatically. */
export type PostQueue = SaveQueue<PostContent, OpenedPost>;

interface PostQueueOptions {
  post: OpenedPost;
  kept: KeptPosts;
  /** Whether there is unsaved content at the start. */
  isChanged: boolean;
  read: () => PostContent;
  onSaved: (post: OpenedPost) => void;
}

/** Saves a post automatically in this tab. */
export function usePostQueue({ post, kept, isChanged, read, onSaved }: PostQueueOptions) {
  const [keptAs] = useState(randomId);
  const [queue] = useState(
    () =>
      new SaveQueue<PostContent, OpenedPost>({
        stored: post,
        read,
        save: (content, version) => saveDraft(post.id, tabId, content, version),
        isTemporary,
        conflictOf: (error) => (error instanceof DeskError ? error.post : undefined),
        isSame: isSameContent,
        keep: (content, version) =>
          kept.keep(post.id, keptAs, { content, version, at: new Date().toISOString() }),
        forget: () => kept.forget(post.id, keptAs),
        onSaved,
      }),
  );
  useEffect(() => {
    if (isChanged) queue.change();
    queue.keepNow();
    openEditors.add(queue);
    const listeners = {
      compositionstart: () => queue.hold(),
      compositionend: () => queue.release(),
      // A field that is removed never fires `compositionend`.
      focusout() {
        queue.release();
        queue.keepNow();
      },
      pagehide: () => queue.keepNow(),
      online: () => void queue.flush(),
    };
    for (const [event, listener] of Object.entries(listeners)) addEventListener(event, listener);
    return () => {
      openEditors.delete(queue);
      for (const [event, listener] of Object.entries(listeners)) {
        removeEventListener(event, listener);
      }
      queue.stop();
    };
  }, [queue, isChanged]);
  return queue;
}
