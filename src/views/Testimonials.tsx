import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { ReviewsLink, ReviewsWidget } from '../sections/reviews/ReviewsWidget.tsx';
import { type Author, Signature } from '../ui/Signature.tsx';
import { Stars } from '../ui/Stars.tsx';

interface TestimonialsProps {
  site: Site;
  copy: PageCopy<'testimonials'>;
  author: Author;
}

/** The page of patients' reviews: the rating first, then what the doctor does with a bad review. */
export function Testimonials({ site, copy, author }: TestimonialsProps) {
  const hasWidget = site.clinic.reviews?.widget !== undefined;
  return (
    <>
      <section className="wrap grid gap-x-16 gap-y-5 py-4 md:gap-y-8 md:py-10 lg:cols-start-88">
        <div>
          <h1 className="font-body text-brand-ink text-lead leading-tight">{copy.heading}</h1>
          <p className="mt-2 font-heading font-semibold text-[3.25rem] leading-none sm:text-name">
            {copy.rating}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 md:mt-5">
            {site.copy.proof.rating && <Stars label={site.copy.proof.rating} size={22} />}
            <p className="font-semibold max-md:text-plain md:text-lead">{copy.basis}</p>
          </div>
          <p className="measure mt-2 text-pretty leading-normal max-md:text-plain md:mt-4 md:text-lead">
            <LinkedText site={site} text={copy.lead} />
          </p>
          {!hasWidget && (
            <p className="mt-3 max-sm:grid md:mt-6">
              <ReviewsLink site={site} />
            </p>
          )}
        </div>
        {copy.answer && (
          <div className="border-rule max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-16">
            <h2 className="font-body text-brand-ink text-lead leading-tight">
              {copy.answer.heading}
            </h2>
            <blockquote className="mt-1.5 text-balance font-heading text-heading lg:text-[2.5rem] lg:leading-tight">
              <LinkedText site={site} text={copy.answer.text} />
            </blockquote>
            <div className="mt-3 md:mt-6">
              <Signature {...author} />
            </div>
          </div>
        )}
      </section>
      {hasWidget && (
        <section aria-label={copy.basis} className="band">
          <div data-enter="" className="wrap">
            <ReviewsWidget site={site} note={copy.note} />
          </div>
        </section>
      )}
      <CallToAction site={site} copy={copy.callToAction} />
    </>
  );
}
