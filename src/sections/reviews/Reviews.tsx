import { interpolate } from '../../../shared/interpolate.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { claimedNumbers } from '../../words/claimed-numbers.ts';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { ReviewsLink } from './ReviewsWidget.tsx';

interface ReviewsProps {
  site: Site;
  copy: NonNullable<PageCopy<'home'>['reviews']>;
  /** True where the testimonials come next, with the link to the reviews. */
  isFollowed: boolean;
}

/** The reviews section of the home page: the heading that the testimonials stand under, if it has them. */
export function Reviews({ site, copy, isFollowed }: ReviewsProps) {
  return (
    <section aria-labelledby="reviews-heading" className={isFollowed ? 'band pb-0' : 'band'}>
      <div className="wrap">
        <SectionHeading
          site={site}
          id="reviews-heading"
          eyebrow={copy.heading}
          title={interpolate(copy.title, claimedNumbers(site.clinic))}
        />
        {!isFollowed && (
          <div data-enter="" className="mt-3 md:mt-5">
            <ReviewsLink site={site} />
          </div>
        )}
      </div>
    </section>
  );
}
