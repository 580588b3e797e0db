import type { ReactNode } from 'react';
import type { PageWords } from '../content/pages.ts';
import { PageHero } from '../sections/PageHero.tsx';
import { PageLinks } from '../sections/PageLinks.tsx';

interface BlogProps {
  words: PageWords<'blog'>;
  /** The page of the listing that is shown, from 1, and how many there are. */
  page: { current: number; count: number };
  /** The cards: an island on the first page. */
  children: ReactNode;
}

/** The listing of articles and posts. */
export function Blog({ words, page, children }: BlogProps) {
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} />
      <section aria-label={words.listLabel} className="wrap py-14">
        {children}
        <PageLinks words={words.pages} {...page} />
      </section>
    </>
  );
}
