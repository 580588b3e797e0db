import type { ReactNode } from 'react';

interface ColumnsProps {
  /** Comes first on phones, and is at the right on wide screens. */
  aside: ReactNode;
  /** Comes after the main part on phones, and is below the aside on wide screens. */
  end?: ReactNode;
  /** Comes last, below the main part on wide screens. */
  last?: ReactNode;
  children: ReactNode;
}

/** A private page in one column, or on wide screens in two. */
export function Columns({ aside, end, last, children }: ColumnsProps) {
  return (
    <div className="grid gap-x-16 gap-y-6 lg:request-columns lg:items-start lg:gap-y-8">
      <div className="max-lg:mb-4 lg:col-start-2">{aside}</div>
      <div className="grid gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:gap-8">
        {children}
      </div>
      {end && <div className="lg:col-start-2">{end}</div>}
      {last && <div className="lg:col-start-1">{last}</div>}
    </div>
  );
}
