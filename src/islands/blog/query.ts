import { QueryClient } from '@tanstack/react-query';

/** Posts stay fresh for this many milliseconds. */
const freshFor = 5 * 60 * 1000;

/** How often a failed read is tried again. */
export const retries = 3;

/** A client with the site's settings: three retries, each pause twice the one before. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, retry: retries, refetchOnWindowFocus: false },
    },
  });
}
