import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { SessionResponse } from '../../../shared/desk/sign-in.ts';
import { openEditors, UnsavedTexts } from '../content/saving/unsaved.ts';
import { deleteDrafts } from './drafts.ts';
import { sessionKey } from './query-client.ts';
import { DeskError, sendRequest } from './request.ts';

/** The query of the session of the person who is signed in; null when signed out. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<SessionResponse | null> => {
    try {
      return await sendRequest<SessionResponse>('/session');
    } catch (error) {
      if (error instanceof DeskError && error.problem === 'signed-out') return null;
      throw error;
    }
  },
});

/** The session of the person who is signed in; null when signed out. */
export function useSession() {
  return useQuery(sessionQuery);
}

/**
 * The session, for the views inside `SignedIn`. They do not read it from the cache, where it may already have ended
 * while they are still shown.
 */
export const SessionContext = createContext<SessionResponse | null>(null);

/** The session, in a view that requires one. */
export function useSignedIn(): SessionResponse {
  const session = use(SessionContext);
  if (!session) throw new Error('Nobody is signed in.');
  return session;
}

/** Ends the session, and deletes unsaved texts, drafts and cached data from this browser. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendRequest('/auth/sign-out', 'POST', {}),
    onSuccess: () => {
      for (const editor of openEditors) editor.abandon();
      const session = client.getQueryData<SessionResponse>(sessionKey);
      if (session) new UnsavedTexts(session.person.id).forgetAll();
      deleteDrafts();
      client.clear();
      location.assign('/desk');
    },
  });
}
