import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

interface FoldProps {
  id: string;
  heading: string;
  /** Added to the part's own classes. */
  className?: string;
  children: ReactNode;
}

/** One of several parts that are collapsed on phones, and on wide screens flow from one column into the next. */
export function Fold({ id, heading, className = '', children }: FoldProps) {
  return (
    <details
      id={id}
      data-fold=""
      className={`unfolded-on-wide scroll-mt-24 break-inside-avoid border-line max-md:not-first:border-t max-md:open:pb-3 md:mb-8 ${className}`}
    >
      <summary className="markerless flex min-h-12 items-center justify-between gap-4 py-3 md:min-h-0 md:py-0">
        <h2 className="text-card">{heading}</h2>
        <Icon name="chevron-down" size={20} className="turns-when-open md:hidden" />
      </summary>
      {children}
    </details>
  );
}
