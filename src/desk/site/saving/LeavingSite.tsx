import { useBlocker } from '@tanstack/react-router';
import { Confirm } from '../../parts/Confirm.tsx';
import { useCopy } from '../../parts/setup.ts';
import { isSavedSoon } from '../../posts/save/open-posts.ts';
import type { SiteSaves } from './site-saves.ts';

/** Saves before the fields are left, and asks if that fails. */
export function LeavingSite({ saves }: { saves: SiteSaves }) {
  const { site: copy } = useCopy();
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && saves.isUnsaved && !(await isSavedSoon(saves)),
    enableBeforeUnload: () => saves.isUnsaved,
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
