import { titleSize } from './heading-size.ts';

interface SectionHeadingProps {
  /** The name of the section, small, above the title. */
  eyebrow?: string;
  title: string;
  intro?: string;
  /** Names the heading, so that the section can be labelled by it. */
  id?: string;
  className?: string;
}

/** The heading of a section, with a small line above and an introduction below where there are any. */
export function SectionHeading({ eyebrow, title, intro, id, className = '' }: SectionHeadingProps) {
  return (
    <div data-enter="" className={`max-w-3xl ${className}`}>
      {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
      <h2 id={id} className={titleSize(title)}>
        {title}
      </h2>
      {intro && <p className="measure mt-4 text-lead text-soft">{intro}</p>}
    </div>
  );
}
