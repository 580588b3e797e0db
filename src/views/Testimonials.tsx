import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { headingSize } from '../sections/parts/heading-size.ts';
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
      <section className="wrap grid gap-x-16 gap-y-4 py-4 md:pt-6 md:pb-10 lg:cols-end-96">
        <div>
          <h1 className={headingSize(copy.heading, { display: 13, long: 21 })}>{copy.heading}</h1>
          <p className="measure mt-2 text-pretty leading-normal md:mt-5 md:text-lead">
            <LinkedText site={site} text={copy.lead} />
          </p>
        </div>
        <div className="flex flex-col items-start gap-4 lg:justify-end">
          <div className="flex items-center gap-4">
            <p className="font-heading font-semibold text-title leading-none">{copy.rating}</p>
            <div>
              {site.copy.proof.rating && <Stars label={site.copy.proof.rating} size={22} />}
              <p className="font-semibold leading-tight">{copy.basis}</p>
            </div>
          </div>
          {!hasWidget && <ReviewsLink site={site} />}
        </div>
      </section>
      {copy.answer && (
        <section aria-labelledby="answer-heading" className="bg-panel py-6 md:py-12">
          <div data-enter="" className="wrap">
            <h2 id="answer-heading" className="eyebrow font-body">
              {copy.answer.heading}
            </h2>
            <blockquote className="mt-2 max-w-5xl text-pretty font-heading text-heading">
              <LinkedText site={site} text={copy.answer.text} />
            </blockquote>
            <div className="mt-4 md:mt-6">
              <Signature {...author} />
            </div>
          </div>
        </section>
      )}
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
