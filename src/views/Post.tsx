import type { ReactNode } from 'react';
import type { PageWords } from '../clinic/pages.ts';
import { BackToBlog } from '../sections/BackToBlog.tsx';

interface PostProps {
  words: PageWords<'blog'>;
  /** The post, an island where it is still loading. */
  children: ReactNode;
}

/** One post of the clinic's table. */
export function Post({ words, children }: PostProps) {
  return (
    <div className="wrap py-6">
      <BackToBlog label={words.backToBlog} />
      {children}
      <BackToBlog label={words.backToBlog} />
    </div>
  );
}
