import type { ErrorComponentProps } from '@tanstack/react-router';
import { NotRecorded } from './enquiries/parts/NotRecorded.tsx';
import { PartNotLoaded } from './lazy-view.tsx';
import { Problem } from './parts/Problem.tsx';

/** Shown in place of a view that could not be loaded or shown; the rest of the desk stays. */
export function NotLoaded({ error, reset }: ErrorComponentProps) {
  const retry = () => {
    if (error instanceof PartNotLoaded) error.forget();
    reset();
  };
  return (
    <>
      <NotRecorded />
      <Problem error={error instanceof Error ? error : new Error(String(error))} retry={retry} />
    </>
  );
}
