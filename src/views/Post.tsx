import type { ReactNode } from 'react';
import type { PageCopy } from '../clinic/pages.ts';
import { BackToBlog } from '../sections/BackToBlog.tsx';

interface PostProps {
  copy: PageCopy<'blog'>;
  /** The post; an island while it is still loading. */
  children: ReactNode;
}

/** The page of a post. */
export function Post({ copy, children }: PostProps) {
  return (
    <div className="wrap pt-1 pb-6 md:pt-4">
      <BackToBlog label={copy.backToBlog} />
      {children}
      <BackToBlog label={copy.backToBlog} />
    </div>
  );
}
