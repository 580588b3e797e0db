import type { ReactNode } from 'react';
import { hrefTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { BackToBlog } from '../sections/article/BackToBlog.tsx';

interface PostProps {
  site: Site;
  copy: PageCopy<'blog'>;
  /** The post; an island if it has yet to be loaded. */
  children: ReactNode;
}

/** The page of a post. */
export function Post({ site, copy, children }: PostProps) {
  return (
    <div className="wrap pt-1 pb-6 md:pt-4">
      <BackToBlog href={hrefTo(site, '/blog')} label={copy.backToBlog} goesBack />
      {children}
      <BackToBlog href={hrefTo(site, '/blog')} label={copy.backToBlog} goesBack />
    </div>
  );
}
