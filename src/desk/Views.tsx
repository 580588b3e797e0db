import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type FieldPaste, fieldPasteOf } from './editor/field-paste.ts';
import { type DeskSetup, SetupContext } from './parts/setup.ts';
import { router } from './router.tsx';

/** Loaded with the first paste that needs it. */
const FieldPastes = lazy(async () => ({
  default: (await import('./editor/FieldPastes.tsx')).FieldPastes,
}));

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
        <Pastes />
      </QueryClientProvider>
    </SetupContext>
  );
}

/** Takes over what is pasted into a field if it would not arrive as it was shown. */
function Pastes() {
  const [paste, setPaste] = useState<FieldPaste>();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const found = fieldPasteOf(event);
      if (found) event.preventDefault();
      setPaste(found ?? undefined);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return (
    paste && (
      <Suspense fallback={null}>
        <FieldPastes paste={paste} />
      </Suspense>
    )
  );
}
