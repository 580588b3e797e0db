import type { ReactNode } from 'react';
import { fieldOf } from '../../content/snapshot/marks.ts';

interface TitleTextProps {
  title: string;
  /** What follows the last word. */
  children?: ReactNode;
}

/** A title, in which what follows a colon keeps together on wide screens. In the desk's preview it stays one text. */
export function TitleText({ title, children }: TitleTextProps) {
  const end = title.indexOf(': ') + 1;
  if (end === 0 || fieldOf(title)) {
    return (
      <>
        {title}
        {children}
      </>
    );
  }
  return (
    <>
      {title.slice(0, end)}{' '}
      <span className="sm:inline-block">
        {title.slice(end + 1)}
        {children}
      </span>
    </>
  );
}
