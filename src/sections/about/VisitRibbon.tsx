import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { titleSize } from '../parts/heading-size.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

/** A part of the ribbon in a box of 64 by 100: it swings to one side and comes back to the middle. */
const downwards = { right: 'M32 0C46.2 30 46.2 70 32 100', left: 'M32 0C17.8 30 17.8 70 32 100' };
/** The same in a box of 100 by 64, for screens on which it runs from left to right. */
const across = { right: 'M0 32C30 46.2 70 46.2 100 32', left: 'M0 32C30 17.8 70 17.8 100 32' };

interface VisitRibbonProps {
  site: Site;
  copy: NonNullable<PageCopy<'about'>['visit']>;
}

/** A visit from the gate to the fee as one ribbon: downwards, and on wide screens from left to right. */
export function VisitRibbon({ site, copy }: VisitRibbonProps) {
  return (
    <section aria-labelledby="visit-heading" data-enter="" className="wrap mt-6 md:mt-16">
      <h2 id="visit-heading" className={titleSize(copy.heading)}>
        {copy.heading}
      </h2>
      <ol className="isolate mt-2 lg:mt-8 lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {copy.steps.map(({ icon, title, text }, place) => {
          const side = place % 2 === 0 ? 'right' : 'left';
          return (
            <li key={title} className="flex break-inside-avoid gap-3 lg:block">
              <div className="relative w-16 shrink-0 lg:h-16 lg:w-full">
                <RibbonPart viewBox="0 0 64 100" path={downwards[side]} className="lg:hidden" />
                <RibbonPart viewBox="0 0 100 64" path={across[side]} className="max-lg:hidden" />
                <span
                  className={`absolute top-1/2 grid size-11 -translate-1/2 place-items-center rounded-full border border-rule bg-surface text-brand-ink lg:left-1/2 ${
                    side === 'right' ? 'left-2/3 lg:top-2/3' : 'left-1/3 lg:top-1/3'
                  }`}
                >
                  <Icon name={icon} size={24} />
                </span>
              </div>
              <div className="py-1.5 lg:px-2 lg:text-center">
                <h3 className="text-card max-lg:text-lead">{title}</h3>
                <p className="measure text-small max-lg:leading-snug lg:mt-1">
                  <LinkedText site={site} text={text} />
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface RibbonPartProps {
  viewBox: string;
  path: string;
  className: string;
}

/** A band with a fine line along its middle, stretched to its box. The next band never covers the line. */
function RibbonPart({ viewBox, path, className }: RibbonPartProps) {
  const strokes = [
    { width: 14, looks: '-z-10 text-panel' },
    { width: 2, looks: 'text-brand-ink' },
  ];
  return strokes.map(({ width, looks }) => (
    <svg
      key={width}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      strokeWidth={width}
      strokeLinecap="round"
      className={`absolute inset-0 size-full overflow-visible fill-none stroke-current ${looks} ${className}`}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  ));
}
