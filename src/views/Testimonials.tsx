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
          <>
            <ReviewsWidget site={site} note={copy.note} className="mt-4" />
            <div className="mt-4">
              <ReviewsLink site={site} />
            </div>
          </>
        )}
      </PageHero>
      {hasWidget && (
        <section aria-label={copy.basis} className="band border-line border-b">
          <div data-enter="" className="wrap">
            <ReviewsWidget site={site} note={copy.note} />
          </div>
        </section>
      )}
      <section aria-labelledby="visit-heading" className="band">
        <div data-enter="" className="wrap">
          <h2 id="visit-heading" className="text-title">
            {copy.visit.heading}
          </h2>
          <ol className="mt-4 grid gap-x-10 gap-y-3 md:mt-8 md:grid-cols-2 md:gap-y-6 lg:grid-cols-4">
            {copy.visit.steps.map((step, place) => (
              <li key={step} className="flex gap-4 border-rule md:border-t md:pt-4 lg:block">
                <span
                  aria-hidden="true"
                  className="block w-4 shrink-0 font-heading font-semibold text-brand-ink text-card leading-snug lg:mb-2 lg:text-heading"
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
      {copy.answer && <DoctorAnswer site={site} copy={copy.answer} author={author} />}
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
    <section aria-labelledby="answer-heading" className="band border-line border-t">
      <div data-enter="" className="wrap grid gap-x-10 gap-y-1 lg:cols-start-48">
        <h2 id="answer-heading" className="font-body text-base text-brand-ink md:pt-1">
          {copy.heading}
        </h2>
        <div>
          <p className="measure-46 font-heading text-lead leading-snug lg:text-heading">
            <LinkedText site={site} text={copy.text} />
          </p>
          <div className="mt-4 md:mt-6">
            <Signature {...author} />
          </div>
        </div>
      </div>
    </section>
  );
}
