import { lazy, Suspense, useState } from 'react';
import { hasDrafts } from '../api/drafts.ts';
import { useSignOut } from '../api/session.ts';
import { KeptPosts } from '../posts/save/kept-posts.ts';
import { isSavedSoon, openPosts } from '../posts/save/open-posts.ts';
import { Problem } from './Problem.tsx';
import { useCopy } from './setup.ts';

const Confirm = lazy(async () => ({ default: (await import('./Confirm.tsx')).Confirm }));

/** Signs out once all is saved; asks first where that would delete what could not be saved. */
export function SignOut({ personId }: { personId: string }) {
  const { frame, post, parts } = useCopy();
  const signOut = useSignOut();
  const [asking, setAsking] = useState<string>();
  const leave = async () => {
    await Promise.all([...openPosts].map(isSavedSoon));
    const unsaved = [
      ...(hasDrafts(personId) ? [parts.signOutNotes] : []),
      ...(new KeptPosts(personId).postIds.length > 0 ? [post.signOutText] : []),
    ].join(' ');
    if (unsaved === '') signOut.mutate();
    else setAsking(unsaved);
  };
  return (
    <>
      <button
        type="button"
        className="min-h-11 rounded-full px-3 font-semibold whitespace-nowrap underline hover:bg-panel"
        onClick={() => void leave()}
      >
        {frame.signOut}
      </button>
      {!asking && <Problem error={signOut.error} retry={() => signOut.mutate()} />}
      {asking && (
        <Suspense>
          <Confirm
            heading={frame.signOut}
            text={asking}
            action={frame.signOut}
            error={signOut.error}
            isPending={signOut.isPending}
            onConfirm={() => signOut.mutate()}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
