import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createQueryClient } from './api/query-client.ts';
import { ignoreRepeatedPresses } from './parts/repeated-press.ts';
import { type DeskSetup, SetupContext } from './parts/setup.ts';
import { router } from './router.tsx';

const client = createQueryClient();

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
