import { useBlocker } from '@tanstack/react-router';
import { Confirm } from '../../parts/Confirm.tsx';
import { useCopy } from '../../parts/setup.ts';
import { isSavedSoon } from '../save/open-posts.ts';
import type { PostQueue } from '../save/use-post-queue.ts';

/** Saves before the post is left, and asks if that fails. */
export function LeavingPost({ queue }: { queue: PostQueue }) {
  const { post: copy } = useCopy();
  const blocker = useBlocker({
    shouldBlockFn: async () => queue.isUnsaved && !(await isSavedSoon(queue)),
    enableBeforeUnload: () => queue.isUnsaved,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Confirm
      heading={copy.leaveHeading}
      text={copy.leaveText}
      action={copy.leave}
      error={null}
      isPending={false}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}
