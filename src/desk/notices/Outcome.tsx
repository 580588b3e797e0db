import type { ReactNode } from 'react';
import { focusOn } from './focus-on.ts';

interface OutcomeProps {
  /** `status` if what is added to it later is announced too. */
  role?: 'status';
  children: ReactNode;
}

/**
 * What came of saving. It stands below a form that may be longer than the screen, so it takes the focus, which
 * brings it into view; it needs a key that is another one whenever something is saved.
 */
export function Outcome({ role, children }: OutcomeProps) {
  return (
    <div ref={focusOn} role={role} tabIndex={-1} className="mt-2">
      {children}
    </div>
  );
}
