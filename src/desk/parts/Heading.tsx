import { type ReactNode, useEffect, useRef } from 'react';
import { noteNewView } from './repeated-press.ts';
import { useCopy } from './setup.ts';

interface HeadingProps {
  children: string;
  /** Title of the browser tab, where it is not the heading. */
  title?: string;
  /** True where the room below it is needed. */
  isSmall?: boolean;
  /** What stands beside it. */
  beside?: ReactNode;
}

/** Whether a view has been shown before this one: then a screen reader is told of the new one. */
let isFirst = true;

/** The main heading of a view; it has the focus when the view is opened, and names the tab. */
export function Heading({ children, title = children, isSmall = false, beside }: HeadingProps) {
  const { frame } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    noteNewView();
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, []);
  useEffect(() => {
    document.title = `${title} | ${frame.title}`;
  }, [title, frame.title]);
  return (
    <div className={`flex flex-wrap items-center justify-between gap-3 ${isSmall ? '' : 'mb-5'}`}>
      <h1
        ref={heading}
        tabIndex={-1}
        className={`wrap-anywhere outline-none ${isSmall ? 'text-card md:text-title' : 'text-title'}`}
      >
        {children}
      </h1>
      {beside}
    </div>
  );
}
