import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { firstList } from './api/enquiries.ts';
import { createQueryClient } from './api/query-client.ts';
import { sessionQuery } from './api/session.ts';
import { ignoreRepeatedPresses } from './parts/repeated-press.ts';
import { type DeskSetup, SetupContext } from './parts/setup.ts';
import { router } from './router.tsx';

const client = createQueryClient();
void readAhead();

/** Asks for what every view needs while the first one is still being loaded; whoever shows it says what went wrong. */
async function readAhead(): Promise<void> {
  await client.prefetchQuery(sessionQuery);
  if (client.getQueryData(sessionQuery.queryKey)) await client.prefetchInfiniteQuery(firstList);
}

/** The staff's application. */
export function Desk({ setup }: { setup: DeskSetup }) {
  useEffect(ignoreRepeatedPresses, []);
  return (
    <SetupContext value={setup}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SetupContext>
  );
}
