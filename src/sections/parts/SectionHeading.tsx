import type { Site } from '../../content/read/index.ts';
import { titleSize } from './heading-size.ts';
import { LinkedText } from './LinkedText.tsx';

interface SectionHeadingProps {
  site: Site;
  /** Small text above the title: the name of the section. */
  eyebrow?: string;
  title: string;
  intro?: string;
  /** Id of the heading, so that it can label the section. */
  id?: string;
}

/** The heading of a section, with an optional eyebrow and introduction. */
export function SectionHeading({ site, eyebrow, title, intro, id }: SectionHeadingProps) {
  return (
    <div data-enter="" className="max-w-3xl">
      {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
      <h2 id={id} className={titleSize(title)}>
        {title}
      </h2>
      {intro && (
        <p className="measure mt-2 text-soft md:mt-4 md:text-lead">
          <LinkedText site={site} text={intro} />
        </p>
      )}
    </div>
  );
}
