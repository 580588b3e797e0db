import type { Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

interface TimelineProps {
  site: Site;
  copy: { heading: string; items: { title: string; text: string }[] };
  icon: IconName;
}

/** The stages of a career, with a heading. */
export function Timeline({ site, copy, icon }: TimelineProps) {
  return (
    <section data-enter="" className="md:card md:p-8">
      <h2 className="flex items-center gap-3 text-card">
        <Icon name={icon} size={28} className="text-brand-ink" />
        {copy.heading}
      </h2>
      <ul className="mt-2 grid gap-1.5 max-md:text-small max-md:leading-snug md:mt-5 md:gap-4">
        {copy.items.map(({ title, text }) => (
          <li key={title} className="border-brand-ink border-l-2 pl-3 md:pl-4">
            <span className="font-semibold md:block">
              {title}
              <span className="md:hidden">. </span>
            </span>
            <span className="text-small text-soft max-md:leading-snug">
              <LinkedText site={site} text={text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
