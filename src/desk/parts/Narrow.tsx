import type { ReactNode } from 'react';
import { DeskLogo } from './DeskLogo.tsx';

/** A narrow view in the middle of the screen, such as signing in. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto w-full max-w-md px-4 py-10 sm:py-20">
      <div className="card p-6 sm:p-8">
        <DeskLogo className="mb-4 size-10" />
        {children}
      </div>
    </main>
  );
}
