import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { firstListQuery } from './api/enquiries.ts';
import { createQueryClient } from './api/query-client.ts';
import { sessionQuery } from './api/session.ts';
import { type FieldPaste, fieldPasteOf } from './editor/field-paste.ts';
import { type DeskSetup, SetupContext } from './parts/setup.ts';
import { router } from './router.tsx';

const client = createQueryClient();
void prefetchData(client);

/**
 * While the first view is loading, prefetches what all views that require a session need. The views show any errors.
 */
async function prefetchData(client: QueryClient): Promise<void> {
  await client.prefetchQuery(sessionQuery);
  if (client.getQueryData(sessionQuery.queryKey))
    await client.prefetchInfiniteQuery(firstListQuery);
}

/** Loaded on the first paste that needs it. */
const FieldPasteHandler = lazy(async () => ({
  default: (await import('./editor/FieldPasteHandler.tsx')).FieldPasteHandler,
}));

/** The staff's application, once polyfills are loaded: the current view, with the providers that all views share. */
export function OpenDesk({ setup }: { setup: DeskSetup }) {
  return (
    <SetupContext value={setup}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <PasteHandler />
      </QueryClientProvider>
    </SetupContext>
  );
}

/** Handles pastes into plain fields that would lose meaningful formatting. */
function PasteHandler() {
  const [paste, setPaste] = useState<FieldPaste>();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const fieldPaste = fieldPasteOf(event);
      if (fieldPaste) event.preventDefault();
      setPaste(fieldPaste ?? undefined);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return (
    paste && (
      <Suspense fallback={null}>
        <FieldPasteHandler paste={paste} />
      </Suspense>
    )
  );
}
