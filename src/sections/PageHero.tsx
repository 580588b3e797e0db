import type { ReactNode } from 'react';
import { PulseLine } from '../ui/PulseLine.tsx';
import { headingSize } from './heading-size.ts';

interface PageHeroProps {
  /** Small text above the heading. */
  eyebrow?: string;
  heading: string;
  lead: string;
  /** Trust signals and buttons below the lead. */
  children?: ReactNode;
  /** A picture beside the heading. */
  picture?: ReactNode;
  /** Background colour; the picture's should differ. */
  tone?: 'mist' | 'sand';
}

/** The top of a page: its heading, a lead, and an optional picture. */
export function PageHero({
  eyebrow,
  heading,
  lead,
  children,
  picture,
  tone = 'mist',
}: PageHeroProps) {
  const size = headingSize(heading, { display: 13, long: 21 });
  return (
    <section className={`relative overflow-hidden ${tone === 'sand' ? 'bg-warm' : 'bg-panel'}`}>
      <div
        className={`wrap grid items-center gap-x-14 gap-y-8 pt-8 pb-16 lg:pt-12 ${picture ? 'lg:grid-cols-[1.15fr_1fr]' : ''}`}
      >
        <div>
          {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
          <h1 className={`${size} ${size === 'text-display' ? 'max-w-[18ch]' : ''}`}>{heading}</h1>
          <p className="measure mt-5 text-lead text-soft">{lead}</p>
          {children}
        </div>
        {picture}
      </div>
      <PulseLine
        beats={7}
        className="absolute bottom-0 left-0 h-14 w-full min-w-[60rem] text-rule"
      />
    </section>
  );
}
