import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { PagePicture } from '../sections/parts/PagePicture.tsx';
import { ReviewsLink, ReviewsWidget } from '../sections/reviews/ReviewsWidget.tsx';
import type { PictureSources } from '../ui/Picture.tsx';
import { Stars } from '../ui/Stars.tsx';
import { claimedNumbers } from '../words/claimed-numbers.ts';
import { interpolate } from '../words/interpolate.ts';

interface TestimonialsProps {
  site: Site;
  copy: PageCopy<'testimonials'>;
  picture: PictureSources;
}

/** The page of patients' reviews. */
export function Testimonials({ site, copy, picture }: TestimonialsProps) {
  const facts = claimedNumbers(site.clinic);
  return (
    <>
      <PageHero
        site={site}
        heading={copy.heading}
        lead={interpolate(copy.lead, facts)}
        picture={<PagePicture picture={picture} alt={copy.pictureAlt} />}
      >
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 md:mt-6">
          <span className="font-heading font-semibold text-display">
            {interpolate(copy.rating, facts)}
          </span>
          <span>
            {site.copy.proof.rating && (
              <Stars label={interpolate(site.copy.proof.rating, facts)} size={26} />
            )}
            <span className="block font-semibold">{copy.basis}</span>
          </span>
        </p>
      </PageHero>
      <section aria-label={copy.basis} className="band">
        <div data-enter="" className="wrap">
          <ReviewsWidget site={site} note={copy.note} />
          {!site.clinic.reviews?.widget && (
            <div className="mt-4">
              <ReviewsLink site={site} />
            </div>
          )}
        </div>
      </section>
      <section aria-labelledby="visit-heading" className="band border-line border-t">
        <div data-enter="" className="wrap">
          <h2 id="visit-heading" className="text-title">
            {copy.visit.heading}
          </h2>
          <ol className="mt-4 grid gap-x-10 gap-y-3 md:mt-8 md:grid-cols-2">
            {copy.visit.steps.map((step, place) => (
              <li key={step} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="w-4 shrink-0 font-heading font-semibold text-brand-ink text-card leading-snug"
                >
                  {place + 1}
                </span>
                <span>
                  <LinkedText site={site} text={step} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <CallToAction site={site} copy={copy.callToAction} />
    </>
  );
}
