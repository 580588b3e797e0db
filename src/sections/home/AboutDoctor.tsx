import { linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';

/** A short portrait of the doctor, with figures. */
export function AboutDoctor({ site, copy }: { site: Site; copy: PageCopy<'home'>['about'] }) {
  return (
    <section aria-labelledby="about-doctor" className="band">
      <div className="wrap grid gap-5 md:grid-cols-main-first md:gap-12 lg:grid-cols-larger-first">
        <div>
          <SectionHeading site={site} id="about-doctor" eyebrow={copy.heading} title={copy.title} />
          <div
            data-enter=""
            className="measure mt-3 grid gap-2.5 leading-normal md:mt-6 md:gap-4 md:leading-relaxed"
          >
            {copy.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText site={site} text={paragraph} />
              </p>
            ))}
          </div>
          <ul
            data-enter=""
            className="in-lines mt-3 grid gap-2 max-md:text-small max-md:leading-normal md:mt-6"
          >
            {copy.qualifications.map((qualification) => (
              <li key={qualification} className="flex gap-2.5">
                <Icon name="graduation" size={22} className="mt-0.5 shrink-0 text-brand-ink" />
                {qualification}
              </li>
            ))}
          </ul>
          <ButtonLink
            {...linkTo(site, `/${site.clinic.routes.about}`)}
            variant="outline"
            className="mt-3 max-md:min-h-11 md:mt-8"
          >
            {copy.button}
            <Icon name="arrow-right" size={18} />
          </ButtonLink>
        </div>
        {copy.figures.length > 0 && (
          <ul data-cards="" className="self-center border-rule border-t">
            {copy.figures.map(({ icon, number, label }) => (
              <li
                key={label}
                data-enter="card"
                className="flex items-center gap-2.5 border-line border-b max-md:text-small max-md:leading-snug md:py-3"
              >
                {icon && <Icon name={icon} size={22} className="text-brand-ink" />}
                <span className="grow">{label}</span>
                <span className="font-semibold tabular-nums">{number}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
