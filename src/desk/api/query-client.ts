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

/** The query key that notes a session that ended elsewhere. */
export const endedKey = ['session-ended'];

/** The query key of the last move, which is null once it has been undone or dismissed. */
export const lastMoveKey = ['last-move'];

/** The query key of the name of the patient whose enquiry was deleted last, which is null once that has been said. */
export const deletedKey = ['deleted'];

/** The beginning of the key under which an enquiry is kept. */
export const enquiryKey = ['enquiry'];

/** The key, in the cache of mutations, of what has to be recorded even if its view is left. */
export const recordKey = ['record'];

/** How long a move can be undone, in milliseconds; longer while the button has the focus or the pointer. */
export const undoneWithin = 10_000;

/** How long data counts as fresh, in milliseconds; changes are polled separately. */
const freshFor = 60_000;

/** Temporary failures are retried twice. */
const mayRetry = (failures: number, error: Error) => failures < 2 && isTemporary(error);

/** How long after that a view asks again by itself while it says that the server cannot be reached, in milliseconds. */
const askedAgainAfter = 5_000;

/** The interval, in milliseconds, of a poll that pauses while the tab is hidden. */
export const whileVisible = (interval: number) => () =>
  document.visibilityState === 'visible' && interval;

/** Whether a retry may succeed. */
export function isTemporary(error: unknown): boolean {
  return error instanceof DeskError && error.isTemporary;
}

/** Creates the cache of what the desk has read, which notices when the session has ended. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof DeskError && error.problem === 'signed-out') {
      if (client.getQueryData(sessionKey)) client.setQueryData(endedKey, true);
      client.setQueryData(sessionKey, null);
    }
  };
  // Whoever presses "Answered" goes on to WhatsApp: what is not recorded yet is repeated in a hidden tab, too.
  focusManager.setFocused(true);
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: mayRetry,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: ({ state: { error } }) =>
          isTemporary(error) && whileVisible(askedAgainAfter)(),
      },
      mutations: { retry: mayRetry, retryDelay: 1_000, networkMode: 'always' },
    },
  });
  // An interval that has ended while the tab was hidden does not begin again by itself. An enquiry is read again once
  // something has changed, because reading it is recorded.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    const isDue = (query: Query) =>
      query.state.error
        ? isTemporary(query.state.error)
        : query.isStale() && query.queryKey[0] !== enquiryKey[0];
    void client.refetchQueries({ type: 'active', predicate: isDue });
  });
  // In a view that does not say what was done, the time to undo it ends too.
  for (const key of [lastMoveKey, deletedKey])
    client.setQueryDefaults(key, { gcTime: undoneWithin });
  return client;
}

/** The longest pause between two attempts, in milliseconds. */
const maxPause = 8_000;

/**
 * The options of a mutation that is repeated until the server has answered: at once when the internet connection
 * returns, and every few seconds where only the server cannot be reached. Its request must be safe to repeat, as an
 * answer may have been lost.
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
