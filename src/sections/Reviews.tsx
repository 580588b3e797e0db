import type { Site } from '../clinic/index.ts';
import { interpolate } from '../clinic/interpolate.ts';
import type { PageCopy } from '../clinic/pages.ts';
import { ReviewsLink } from './ReviewsWidget.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** The reviews section of Home: how many there are, and where to read them. */
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
        <div data-enter="" className="mt-2">
          <ReviewsLink site={site} />
        </div>
      </div>
    </section>
  );
}
