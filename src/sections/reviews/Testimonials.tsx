import { linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Author } from '../../ui/Signature.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { DoctorAnswer } from './DoctorAnswer.tsx';
import { ReviewsLink, ReviewsWidget } from './ReviewsWidget.tsx';

interface TestimonialsProps {
  site: Site;
  copy: NonNullable<PageCopy<'home'>['testimonials']>;
  /** What the doctor says about reviews; undefined if nothing. */
  answer: PageCopy<'testimonials'>['answer'];
  author: Author;
}

/**
 * "What Patients Say": the rating, what the doctor says about it, the reviews widget if there is one, and links to the
 * reviews and to all testimonials.
 */
export function Testimonials({ site, copy, answer, author }: TestimonialsProps) {
  const { copy: shared } = site;
  return (
    <section aria-labelledby="testimonials-heading" className="band pt-3 md:pt-5">
      <div
        data-enter=""
        className={`wrap grid gap-x-16 gap-y-3 ${site.clinic.reviews?.widget ? '' : 'lg:grid-cols-2'}`}
      >
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2 id="testimonials-heading" className="font-body font-semibold text-small">
              {copy.heading}
            </h2>
            {shared.proof.rating && <Stars label={shared.proof.rating} size={18} />}
            <p className="font-semibold max-sm:text-plain">{copy.basis}</p>
          </div>
          {answer && <DoctorAnswer site={site} answer={answer} author={author} />}
        </div>
        <div>
          <ReviewsWidget site={site} note={copy.note} />
          <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow sm:mt-6 sm:gap-3">
            <ReviewsLink site={site} />
            <ButtonLink
              {...linkTo(site, '/testimonials')}
              variant="outline"
              className="max-sm:min-h-11"
            >
              {copy.button}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
