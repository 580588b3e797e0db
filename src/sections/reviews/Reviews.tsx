import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { claimedNumbers } from '../../words/claimed-numbers.ts';
import { interpolate } from '../../words/interpolate.ts';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { ReviewsLink } from './ReviewsWidget.tsx';

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
        <div data-enter="" className="mt-3 md:mt-5">
          <ReviewsLink site={site} />
        </div>
      </div>
    </section>
  );
}
