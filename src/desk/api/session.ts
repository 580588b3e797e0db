import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { SessionAnswer } from '../../../shared/desk/sign-in.ts';
import { KeptPosts } from '../posts/save/kept-posts.ts';
import { openEditors } from '../saving/open-editors.ts';
import { KeptValues } from '../site/saving/kept-values.ts';
import { forgetDrafts } from './drafts.ts';
import { sessionKey } from './query-client.ts';
import { ask, DeskError } from './request.ts';

/** Who is signed in; null where nobody is. */
export function useSession() {
  return useQuery<SessionAnswer | null>({
    queryKey: sessionKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      try {
        return await ask<SessionAnswer>('/session');
      } catch (error) {
        if (error instanceof DeskError && error.problem === 'signed-out') return null;
        throw error;
      }
    },
  });
}

/**
 * Who is signed in, for the views within. They get it from the frame, not from what was read last: an
 * answer that ends the session reaches them before the frame has made room for signing in.
 */
export const SessionContext = createContext<SessionAnswer | null>(null);

/** Who is signed in, in a view that is shown to nobody else. */
export function useSignedIn(): SessionAnswer {
  const session = use(SessionContext);
  if (!session) throw new Error('Nobody is signed in.');
  return session;
}

/** Ends the session, and forgets in this browser all that it has shown. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => ask('/auth/sign-out', 'POST', {}),
    onSuccess: () => {
      for (const editor of openEditors) editor.abandon();
      const session = client.getQueryData<SessionAnswer>(sessionKey);
      if (session) {
        new KeptPosts(session.person.id).forget();
        new KeptValues(session.person.id).forgetAll();
      }
      forgetDrafts();
      client.clear();
      location.assign('/desk');
    },
  });
}
