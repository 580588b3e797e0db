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
    <section data-enter="">
      <h2 className="flex items-center gap-3 text-card">
        <Icon name={icon} size={28} className="text-brand-ink" />
        {copy.heading}
      </h2>
      <ul className="mt-2 grid gap-1.5 max-md:text-small max-md:leading-snug md:mt-4 md:gap-0 md:divide-y md:divide-line md:border-rule md:border-t">
        {copy.items.map(({ title, text }) => (
          <li
            key={title}
            className="max-md:border-brand-ink max-md:border-l-2 max-md:pl-3 md:py-3 lg:py-4"
          >
            <span className="run-in-title font-semibold">{title}</span>
            <span className="text-small text-soft max-md:leading-snug">
              <LinkedText site={site} text={text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
