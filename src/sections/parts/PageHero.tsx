import type { ReactNode } from 'react';
import type { Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { headingSize } from './heading-size.ts';
import { LinkedText } from './LinkedText.tsx';

interface PageHeroProps {
  site: Site;
  /** Small text above the heading. */
  eyebrow?: string;
  heading: string;
  /** The clinic's address, for pages whose heading names a different place. */
  address?: string;
  lead: string;
  /** The doctor's portrait, beside the lead that names the doctor; on wider screens on the right, down to the foot. */
  face?: ReactNode;
  /** Trust signals and buttons below the lead. */
  children?: ReactNode;
  /** A picture beside the heading. */
  picture?: ReactNode;
  /** What stands below all of this, across the page. */
  foot?: ReactNode;
  /** True where little may stand above what follows it on phones. */
  isShort?: boolean;
  /** Background colour; that of the picture should differ. */
  tone?: 'mist' | 'sand';
}

/** The top of a page: its heading, a lead, and an optional picture. */
export function PageHero({
  site,
  eyebrow,
  heading,
  address,
  lead,
  face,
  children,
  picture,
  foot,
  isShort = eyebrow !== undefined,
  tone = 'mist',
}: PageHeroProps) {
  const size = headingSize(heading, { display: 13, long: 21 });
  return (
    <section
      className={`relative overflow-hidden ${tone === 'sand' ? 'bg-warm' : 'bg-panel'} ${picture ? 'dark:lg:bg-warm' : ''}`}
    >
      <div
        className={`wrap grid items-center gap-x-14 gap-y-5 md:gap-y-8 md:pt-8 md:pb-12 lg:pt-12 ${isShort ? 'max-md:pt-3 max-md:pb-3' : 'max-md:py-6'} ${picture ? 'lg:grid-cols-larger-first' : ''} ${face ? 'beside-face' : ''}`}
      >
        <div>
          {eyebrow && <p className="eyebrow leading-tight md:mb-3">{eyebrow}</p>}
          <h1 className={`${size} ${size === 'text-display' && !foot ? 'measure-18' : ''}`}>
            {heading}
          </h1>
          {address && (
            <p className="mt-2 flex items-start gap-2 font-semibold max-md:text-small md:mt-4">
              <Icon name="pin" size={20} className="mt-0.5 text-brand-ink" />
              {address}
            </p>
          )}
          <div className={face ? 'flex items-start gap-3 mt-3 md:mt-5 md:block' : 'mt-2 md:mt-5'}>
            {face && (
              <div data-crop="" className="face">
                {face}
              </div>
            )}
            <p
              className={`measure text-pretty leading-normal md:text-balance md:text-lead ${face ? 'font-medium' : 'text-soft'}`}
            >
              <LinkedText site={site} text={lead} />
            </p>
          </div>
          {children}
        </div>
        {picture}
      </div>
      {foot && <div className="wrap pb-4 md:pb-10">{foot}</div>}
    </section>
  );
}
