import { lazy, Suspense, useState } from 'react';
import { useSignOut } from '../api/session.ts';
import { KeptPosts } from '../editor/kept-posts.ts';
import { isSavedSoon, openPosts } from '../editor/open-posts.ts';
import { useCopy } from '../setup.ts';
import { Problem } from './Problem.tsx';

const Confirm = lazy(async () => ({ default: (await import('./Confirm.tsx')).Confirm }));

/** Signs out once all is saved; asks first where that would delete what could not be saved. */
export function SignOut({ personId }: { personId: string }) {
  const { frame, post } = useCopy();
  const signOut = useSignOut();
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    await Promise.all([...openPosts].map(isSavedSoon));
    if (new KeptPosts(personId).postIds.length === 0) signOut.mutate();
    else setAsking(true);
  };
  return (
    <>
      <button
        type="button"
        className="min-h-11 rounded-full px-3 font-semibold underline hover:bg-panel"
        onClick={() => void leave()}
      >
        {frame.signOut}
      </button>
      {!isAsking && <Problem error={signOut.error} retry={() => signOut.mutate()} />}
      {isAsking && (
        <Suspense>
          <Confirm
            heading={frame.signOut}
            text={post.signOutText}
            action={frame.signOut}
            error={signOut.error}
            isPending={signOut.isPending}
            onConfirm={() => signOut.mutate()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
