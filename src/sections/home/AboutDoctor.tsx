import { linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Author, Signature } from '../../ui/Signature.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';

interface AboutDoctorProps {
  site: Site;
  copy: PageCopy<'home'>['about'];
  author: Author;
}

/** What the doctor says to a patient, signed; degrees and figures. */
export function AboutDoctor({ site, copy, author }: AboutDoctorProps) {
  return (
    <section aria-labelledby="about-doctor" className="band">
      <div className="wrap grid gap-x-16 gap-y-6 lg:cols-end-70">
        <div data-enter="">
          <h2 id="about-doctor" className="eyebrow font-body">
            {copy.heading}
          </h2>
          <blockquote className="mt-2 text-voice md:mt-4">
            <LinkedText site={site} text={copy.voice} />
          </blockquote>
          <div className="mt-3 md:mt-6">
            <Signature name={author.name} signature={author.signature} />
          </div>
          <ul className="dotted mt-3 leading-snug max-md:text-plain md:mt-6">
            {copy.qualifications.map((qualification) => (
              <li key={qualification}>{qualification}</li>
            ))}
          </ul>
        </div>
        <div data-enter="" className="flex flex-col items-start gap-4 self-end md:gap-6">
          {copy.figures.length > 0 && (
            <ul
              data-cards=""
              className="grid w-full grid-cols-2 gap-x-4 border-rule border-t lg:block"
            >
              {copy.figures.map(({ number, label }) => (
                <li
                  key={label}
                  className="flex flex-col-reverse justify-end border-line border-b py-1.5 leading-snug max-lg:text-small lg:flex-row lg:items-baseline lg:justify-between lg:gap-4 lg:py-3"
                >
                  {label}
                  <span className="font-semibold tabular-nums max-lg:text-lead">{number}</span>
                </li>
              ))}
            </ul>
          )}
          <ButtonLink
            {...linkTo(site, `/${site.clinic.routes.about}`)}
            variant="outline"
            className="lg:w-full lg:px-0"
          >
            {copy.button}
            <Icon name="arrow-right" size={18} />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
