import { fillPage } from '../clinic/fill-page.ts';
import type { Site } from '../clinic/index.ts';
import type { PageWords } from '../clinic/pages.ts';
import { ReviewsWidget } from './ReviewsWidget.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** The reviews section of Home; the testimonials below carry its proof. */
export function Reviews({ site, words }: { site: Site; words: PageWords<'home'>['reviews'] }) {
  const { rating, reviews } = site.clinic.claims;
  return (
    <section aria-labelledby="reviews-heading" className="band pb-0">
      <div className="wrap">
        <SectionHeading
          id="reviews-heading"
          eyebrow={words.heading}
          title={words.title}
          intro={fillPage(words.text, { RATING: rating, REVIEWS: reviews })}
        />
        <div data-enter="card" className="mt-4">
          <ReviewsWidget site={site} plain />
        </div>
      </div>
    </section>
  );
}
