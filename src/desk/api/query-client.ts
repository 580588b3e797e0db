import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { DeskError } from './request.ts';

/** The key under which it is kept who is signed in. */
export const sessionKey = ['session'];

/** The key under which it is kept that a session has ended without having been ended here. */
export const endedKey = ['session-ended'];

/** How long what was read counts as current, in milliseconds; changes are told by themselves. */
const freshFor = 60_000;

/** What failed in passing is tried twice again, by itself. */
const mayRetry = (failures: number, error: Error) =>
  failures < 2 && error instanceof DeskError && error.isPassing;

/** Keeps what the desk has read, and notices when the session has ended. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof DeskError && error.problem === 'signed-out') {
      if (client.getQueryData(sessionKey)) client.setQueryData(endedKey, true);
      client.setQueryData(sessionKey, null);
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: freshFor, retry: mayRetry, networkMode: 'always' },
      mutations: { retry: mayRetry, retryDelay: 1_000, networkMode: 'always' },
    },
  });
  return client;
}
