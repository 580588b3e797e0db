import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { draftsOf, saveDrafts } from '../api/drafts.ts';
import { useSignOut } from '../api/session.ts';
import { useUntilRecorded } from '../enquiries/parts/unrecorded.ts';
import { KeptPosts } from '../posts/save/kept-posts.ts';
import { openEditors, saveBeforeLeaving } from '../saving/open-editors.ts';
import { KeptValues } from '../site/saving/kept-values.ts';
import { Problem } from './Problem.tsx';
import { useCopy } from './setup.ts';

const Confirm = lazy(async () => ({ default: (await import('../dialogs/Confirm.tsx')).Confirm }));

/** Signs out once everything is saved; asks first if that would delete what could not be saved. */
export function SignOut({ personId }: { personId: string }) {
  const { frame, post, parts, site } = useCopy();
  const signOut = useSignOut();
  const untilRecorded = useUntilRecorded();
  const [asking, setAsking] = useState<{ text: string; hasNotes: boolean }>();
  // Back in the browser closes the question, even where unsaved text keeps the view open.
  useEffect(() => {
    if (!asking) return;
    const close = () => setAsking(undefined);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [asking]);
  const leave = async () => {
    await Promise.all([...openEditors].map(saveBeforeLeaving));
    await untilRecorded();
    const hasNotes = draftsOf(personId).length > 0;
    const text = [
      ...(hasNotes ? [parts.signOutNotes] : []),
      ...(new KeptPosts(personId).postIds.length > 0 ? [post.signOutText] : []),
      ...(new KeptValues(personId).isEmpty ? [] : [site.signOutText]),
    ].join(' ');
    if (text === '') signOut.mutate();
    else setAsking({ text, hasNotes });
  };
  const save = useMutation({ mutationFn: () => saveDrafts(personId), onSuccess: leave });
  return (
    <>
      <button
        type="button"
        className="min-h-11 rounded-full px-1 font-semibold sm:px-3 whitespace-nowrap underline hover:bg-panel"
        onClick={() => void leave()}
      >
        {frame.signOut}
      </button>
      {!asking && <Problem error={signOut.error} retry={() => signOut.mutate()} />}
      {asking && (
        <Suspense>
          <Confirm
            heading={frame.signOut}
            text={asking.text}
            action={frame.signOut}
            instead={
              asking.hasNotes
                ? { label: parts.saveAndSignOut, onPress: () => save.mutate() }
                : undefined
            }
            error={save.error ?? signOut.error}
            isPending={save.isPending || signOut.isPending}
            onConfirm={() => signOut.mutate()}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
