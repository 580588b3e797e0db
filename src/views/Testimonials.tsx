import { interpolate } from '../../shared/interpolate.ts';
import type { Site } from '../content/read/index.ts';
import type { PageCopy } from '../pages.ts';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { PagePicture } from '../sections/parts/PagePicture.tsx';
import { ReviewsLink, ReviewsWidget } from '../sections/reviews/ReviewsWidget.tsx';
import type { PictureSources } from '../ui/Picture.tsx';
import { type Author, Signature } from '../ui/Signature.tsx';
import { Stars } from '../ui/Stars.tsx';
import { claimedNumbers } from '../words/claimed-numbers.ts';

interface TestimonialsProps {
  site: Site;
  copy: PageCopy<'testimonials'>;
  picture: PictureSources;
  author: Author;
}

/** The page of patients' reviews. */
export function Testimonials({ site, copy, picture, author }: TestimonialsProps) {
  const facts = claimedNumbers(site.clinic);
  const hasWidget = site.clinic.reviews?.widget !== undefined;
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
        {!hasWidget && (
          <div className="mt-4">
            <ReviewsLink site={site} />
          </div>
        )}
      </PageHero>
      {hasWidget && (
        <section aria-label={copy.basis} className="band border-line border-b">
          <div data-enter="" className="wrap">
            <ReviewsWidget site={site} note={copy.note} />
          </div>
        </section>
      )}
      <div className="band">
        <div className="wrap grid gap-x-16 gap-y-7 lg:grid-cols-main-first">
          <section aria-labelledby="visit-heading" data-enter="" className="lg:order-last">
            <h2 id="visit-heading" className="text-card">
              {copy.visit.heading}
            </h2>
            <ol className="visit-steps mt-3 grid gap-y-3">
              {copy.visit.steps.map((step, place) => (
                <li key={step} className="flex items-baseline gap-4">
                  <span
                    aria-hidden="true"
                    className="block w-4 shrink-0 font-heading font-semibold text-brand-ink text-card leading-snug"
                  >
                    {place + 1}
                  </span>
                  <span>
                    <LinkedText site={site} text={step} />
                  </span>
                </li>
              ))}
            </ol>
          </section>
          {copy.answer && <DoctorAnswer site={site} copy={copy.answer} author={author} />}
        </div>
      </div>
      <CallToAction site={site} copy={copy.callToAction} />
    </>
  );
}

interface DoctorAnswerProps extends Pick<TestimonialsProps, 'site' | 'author'> {
  copy: NonNullable<TestimonialsProps['copy']['answer']>;
}

/** What the doctor says about reviews, in large letters, with a small portrait and a signature. */
function DoctorAnswer({ site, copy, author }: DoctorAnswerProps) {
  return (
    <section
      aria-labelledby="answer-heading"
      data-enter=""
      className="max-lg:border-line max-lg:border-t max-lg:pt-7"
    >
      <h2 id="answer-heading" className="font-body text-base text-brand-ink">
        {copy.heading}
      </h2>
      <p className="mt-2 font-heading text-lead leading-snug md:text-heading">
        <LinkedText site={site} text={copy.text} />
      </p>
      <div className="mt-4 md:mt-6">
        <Signature {...author} />
      </div>
    </section>
  );
}
