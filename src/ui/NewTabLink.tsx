import type { ReactNode } from 'react';

interface NewTabLinkProps {
  href: string;
  /** Tells screen readers that the link opens in a new tab. */
  notice: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site, opened in a new tab. */
export function NewTabLink({ href, notice, className, children }: NewTabLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> ({notice})</span>
    </a>
  );
}
