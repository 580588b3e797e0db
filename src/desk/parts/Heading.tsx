import { type ReactNode, useEffect, useRef } from 'react';
import { useCopy } from './setup.ts';

interface HeadingProps {
  children: string;
  /** Title of the browser tab, if it differs from the heading. */
  title?: string;
  /** Whether space is scarce. */
  isSmall?: boolean;
  /** Shown beside it. */
  aside?: ReactNode;
}

/** Whether no view has been shown yet. Later views take the focus, so that screen readers announce them. */
let isFirstView = true;

/**
 * The main heading of a view, which is also the title of the browser tab. It gets the focus when the view is opened,
 * unless no view has been shown before.
 */
export function Heading({ children, title = children, isSmall = false, aside }: HeadingProps) {
  const { frame } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstView) heading.current?.focus();
    isFirstView = false;
  }, []);
  useEffect(() => {
    document.title = `${title} | ${frame.title}`;
  }, [title, frame.title]);
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-3 ${isSmall ? 'min-w-0 narrowest:max-w-full narrowest:flex-1' : 'mb-5'}`}
    >
      <h1
        ref={heading}
        tabIndex={-1}
        className={`wrap-anywhere outline-none narrowest:max-w-full narrowest:wrap-break-word ${isSmall ? 'text-card max-md:truncate narrowest:overflow-visible! narrowest:whitespace-normal! narrowest:text-plain narrowest:leading-tight md:text-heading' : 'text-heading'}`}
      >
        {children}
      </h1>
      {aside}
    </div>
  );
}
