import type { ReactNode } from 'react';
import type { PageWords } from '../content/pages.ts';
import { PageHero } from '../sections/PageHero.tsx';

interface BlogProps {
  words: PageWords<'blog'>;
  /** The cards, an island. */
  children: ReactNode;
}

/** The listing of articles and posts. */
export function Blog({ words, children }: BlogProps) {
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} />
      <section aria-label={words.listLabel} className="wrap py-14">
        {children}
      </section>
    </>
  );
}
