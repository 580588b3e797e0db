import { QueryClient } from '@tanstack/react-query';

/** Posts stay fresh for this many milliseconds. */
const freshFor = 5 * 60 * 1000;

/** How often a failed request is retried. */
export const retries = 3;

/** A client with the site's settings: three retries, with pauses that double each time. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, retry: retries, refetchOnWindowFocus: false },
    },
  });
}
