import type { Site } from '../clinic/index.ts';
import { interpolate } from '../clinic/interpolate.ts';
import type { PageCopy } from '../clinic/pages.ts';
import { ReviewsWidget } from './ReviewsWidget.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** The reviews section of the home page; the testimonials follow it. */
export function Reviews({ site, copy }: { site: Site; copy: PageCopy<'home'>['reviews'] }) {
  const { rating, reviews } = site.clinic.claims;
  return (
    <section aria-labelledby="reviews-heading" className="band pb-0">
      <div className="wrap">
        <SectionHeading
          id="reviews-heading"
          eyebrow={copy.heading}
          title={copy.title}
          intro={interpolate(copy.text, { RATING: rating, REVIEWS: reviews })}
        />
        <div data-enter="card" className="mt-4">
          <ReviewsWidget site={site} plain />
        </div>
      </div>
    </section>
  );
}
