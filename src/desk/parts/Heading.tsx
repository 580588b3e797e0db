import { type ReactNode, useEffect, useRef } from 'react';
import { useCopy } from './setup.ts';

interface HeadingProps {
  children: string;
  /** Title of the browser tab, where it is not the heading. */
  title?: string;
  /** What stands beside it. */
  beside?: ReactNode;
}

/** Whether a view has been shown before this one: then a screen reader is told of the new one. */
let isFirst = true;

/** The main heading of a view; it has the focus when the view is opened, and names the tab. */
export function Heading({ children, title = children, beside }: HeadingProps) {
  const { frame } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, []);
  useEffect(() => {
    document.title = `${title} | ${frame.title}`;
  }, [title, frame.title]);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <h1 ref={heading} tabIndex={-1} className="wrap-anywhere text-title outline-none">
        {children}
      </h1>
      {beside}
    </div>
  );
}
