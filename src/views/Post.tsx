import type { ReactNode } from 'react';
import { hrefTo } from '../clinic/addresses.ts';
import type { Site } from '../clinic/index.ts';
import type { PageCopy } from '../clinic/pages.ts';
import { BackToBlog } from '../sections/BackToBlog.tsx';

interface PostProps {
  site: Site;
  copy: PageCopy<'blog'>;
  /** The post; an island while it is still loading. */
  children: ReactNode;
}

/** The page of a post. */
export function Post({ site, copy, children }: PostProps) {
  return (
    <div className="wrap pt-1 pb-6 md:pt-4">
      <BackToBlog href={hrefTo(site, '/blog')} label={copy.backToBlog} />
      {children}
      <BackToBlog href={hrefTo(site, '/blog')} label={copy.backToBlog} />
    </div>
  );
}
