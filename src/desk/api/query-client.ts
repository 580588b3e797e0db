import {
  focusManager,
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { DeskError } from './request.ts';

/** The query key of the session. */
export const sessionKey = ['session'];

/** The query key for whether the session has ended although the person did not sign out. */
export const endedKey = ['session-ended'];

/** The query key of the last move; null once it can no longer be undone. */
export const lastMoveKey = ['last-move'];

/** The query key of the name of the patient whose enquiry was deleted last; null once the message has been shown. */
export const deletedKey = ['deleted'];

/** The prefix of the query keys of enquiries. */
export const enquiryKey = ['enquiry'];

/** The mutation key of changes that must be recorded even if their view is left. */
export const recordKey = ['record'];

/** How long a move can be undone, in milliseconds; longer while the button has the focus or the pointer. */
export const undoWindow = 10_000;

/** How long data counts as fresh, in milliseconds; changes of enquiries are polled separately. */
const staleTime = 60_000;

/** Temporary failures are retried twice. */
const mayRetry = (failures: number, error: Error) => failures < 2 && isTemporary(error);

/** How often a view with a connection error retries automatically, in milliseconds. */
const retryInterval = 5_000;

/** The interval, in milliseconds, of a poll that pauses while the tab is hidden. */
export const whileVisible = (interval: number) => () =>
  document.visibilityState === 'visible' && interval;

/** Whether a retry may succeed. */
export function isTemporary(error: unknown): boolean {
  return error instanceof DeskError && error.isTemporary;
}

/** Creates the query client, which notices when the session has ended. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof DeskError && error.problem === 'signed-out') {
      if (client.getQueryData(sessionKey)) client.setQueryData(endedKey, true);
      client.setQueryData(sessionKey, null);
    }
  };
  // Staff press "Answered" and switch to WhatsApp, so mutations must also be retried in a hidden tab.
  focusManager.setFocused(true);
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime,
        retry: mayRetry,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: ({ state: { error } }) =>
          isTemporary(error) && whileVisible(retryInterval)(),
      },
      mutations: { retry: mayRetry, retryDelay: 1_000, networkMode: 'always' },
    },
  });
  // Most polling stops while the tab is hidden, so stale queries are refreshed once it is visible again. An opened enquiry
  // is not, because reading it is recorded; it is refreshed when something has changed.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    const isDue = (query: Query) =>
      query.state.error
        ? isTemporary(query.state.error)
        : query.isStale() && query.queryKey[0] !== enquiryKey[0];
    void client.refetchQueries({ type: 'active', predicate: isDue });
  });
  // The chance to undo must also expire in views that do not show the message.
  for (const key of [lastMoveKey, deletedKey]) client.setQueryDefaults(key, { gcTime: undoWindow });
  return client;
}

/** The maximum pause between two attempts, in milliseconds. */
const maxPause = 8_000;

/**
 * The options of a mutation that is retried until the server has accepted or refused it: as soon as the internet
 * connection returns, otherwise every few seconds. Its request must be idempotent, because a response may have been
 * lost.
 */
export const untilRecorded = {
  networkMode: 'online',
  retry: (_failures: number, error: Error) => isTemporary(error),
  retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, maxPause),
} as const;

/** Whether the browser has an internet connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
}
