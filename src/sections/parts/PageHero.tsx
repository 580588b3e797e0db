import type { ReactNode } from 'react';
import type { Site } from '../../content/read/index.ts';
import { headingSize } from './heading-size.ts';
import { LinkedText } from './LinkedText.tsx';

interface PageHeroProps {
  site: Site;
  /** Small text above the heading. */
  eyebrow?: string;
  heading: string;
  lead: string;
  /** Content directly below the lead. */
  children?: ReactNode;
  /** What the page is about, on wide screens beside the heading. */
  aside?: ReactNode;
  /** Content below both on phones, and below the heading on wide screens. */
  below?: ReactNode;
}

/** The top of a page: its heading, a lead, and what the page is about. */
export function PageHero({ site, eyebrow, heading, lead, children, aside, below }: PageHeroProps) {
  const size = headingSize(heading, { display: 13, long: 21 });
  return (
    <section className="border-line border-b">
      <div
        className={`wrap grid gap-x-16 gap-y-4 py-4 md:gap-y-8 md:pt-6 md:pb-10 ${aside ? 'lg:cols-end-120' : ''}`}
      >
        <div>
          {eyebrow && <p className="eyebrow leading-tight md:mb-3">{eyebrow}</p>}
          <h1 className={`${size} ${aside && size === 'text-display' ? 'lg:text-[3.5rem]' : ''}`}>
            {heading}
          </h1>
          <p className="measure mt-2 text-balance text-soft leading-normal md:mt-5 md:text-lead">
            <LinkedText site={site} text={lead} />
          </p>
          {children}
        </div>
        {aside && <div className="self-start">{aside}</div>}
        {below}
      </div>
    </section>
  );
}
