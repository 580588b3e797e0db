import { useBlocker } from '@tanstack/react-router';
import { Confirm } from '../dialogs/Confirm.tsx';
import { saveBeforeLeaving } from './open-editors.ts';

interface LeavingProps {
  /** The editor, and whether it has anything left to save. */
  editor: Parameters<typeof saveBeforeLeaving>[0] & { readonly isUnsaved: boolean };
  copy: { leaveHeading: string; leaveText: string; leave: string };
  /**
   * Whether the search parameters only choose which part is shown, so that changing them does not leave the
   * editor.
   */
  ignoresSearch?: boolean;
}

/** Saves before an editor is left, and asks for confirmation if that fails. */
export function Leaving({ editor, copy, ignoresSearch = false }: LeavingProps) {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      !(ignoresSearch && current.pathname === next.pathname) &&
      editor.isUnsaved &&
      !(await saveBeforeLeaving(editor)),
    enableBeforeUnload: () => editor.isUnsaved,
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
