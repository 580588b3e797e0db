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

/** The page of patients' reviews: first the doctor's reply to a bad one, beside the rating. */
export function Testimonials({ site, copy, author }: TestimonialsProps) {
  const hasWidget = site.clinic.reviews?.widget !== undefined;
  return (
    <>
      <section className="border-line border-b">
        <div className="wrap grid gap-x-16 gap-y-5 py-4 md:pt-8 md:pb-12 lg:cols-end-96">
          <div>
            <h1 className={copy.answer ? 'font-body text-brand-ink text-lead' : 'text-title'}>
              {copy.heading}
            </h1>
            {copy.answer && (
              <section aria-labelledby="answer-heading" className="mt-3 md:mt-8">
                <h2 id="answer-heading" className="font-body text-plain">
                  {copy.answer.heading}
                </h2>
                <blockquote className="mt-2 text-balance font-heading font-semibold text-title">
                  <LinkedText site={site} text={copy.answer.text} />
                </blockquote>
                <div className="mt-4 md:mt-6">
                  <Signature {...author} />
                </div>
              </section>
            )}
          </div>
          <div className="flex flex-col items-start gap-y-3 border-rule max-lg:border-t max-lg:pt-5 lg:self-center lg:border-l lg:pl-10">
            <p className="font-heading font-semibold text-display leading-none">{copy.rating}</p>
            <div>
              {site.copy.proof.rating && <Stars label={site.copy.proof.rating} size={26} />}
              <p className="font-semibold">{copy.basis}</p>
            </div>
            <p className="measure text-pretty">
              <LinkedText site={site} text={copy.lead} />
            </p>
            {!hasWidget && <ReviewsLink site={site} />}
          </div>
        </div>
      </section>
      {hasWidget && (
        <section aria-label={copy.basis} className="band border-line border-b">
          <div data-enter="" className="wrap">
            <ReviewsWidget site={site} note={copy.note} />
          </div>
        </section>
      )}
      <CallToAction site={site} copy={copy.callToAction} />
    </>
  );
}
