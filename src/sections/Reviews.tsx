import { claimedNumbers } from '../clinic/claimed-numbers.ts';
import type { Site } from '../clinic/index.ts';
import { interpolate } from '../clinic/interpolate.ts';
import type { PageCopy } from '../clinic/pages.ts';
import { ReviewsLink } from './ReviewsWidget.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** The reviews section of the home page; the testimonials come after it. */
export function Reviews({
  site,
  copy,
}: {
  site: Site;
  copy: NonNullable<PageCopy<'home'>['reviews']>;
}) {
  return (
    <section aria-labelledby="reviews-heading" className="band pb-0">
      <div className="wrap">
        <SectionHeading
          site={site}
          id="reviews-heading"
          eyebrow={copy.heading}
          title={interpolate(copy.title, claimedNumbers(site.clinic))}
        />
        <div data-enter="" className="mt-2">
          <ReviewsLink site={site} />
        </div>
      </div>
    </section>
  );
}
