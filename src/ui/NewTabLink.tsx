import type { ReactNode } from 'react';

interface NewTabLinkProps {
  href: string;
  /** Says in words that a new tab opens, for screen readers. */
  notice: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site, in a new tab. */
export function NewTabLink({ href, notice, className, children }: NewTabLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="off-screen"> ({notice})</span>
    </a>
  );
}
