import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type DeskSetup, SetupContext } from './parts/setup.ts';
import { router } from './router.tsx';

interface ViewsProps {
  setup: DeskSetup;
  /** What the desk has read so far. */
  client: QueryClient;
}

/** The view at the address, with what all views share. */
export function Views({ setup, client }: ViewsProps) {
  return (
    <SetupContext value={setup}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SetupContext>
  );
}
