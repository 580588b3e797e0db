import { fillPage } from '../content/fill-page.ts';
import type { Site } from '../content/index.ts';
import type { PageWords } from '../content/pages.ts';
import { ReviewsWidget } from './ReviewsWidget.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** The reviews section of Home. */
export function Reviews({ site, words }: { site: Site; words: PageWords<'home'>['reviews'] }) {
  const { rating, reviews } = site.clinic.claims;
  return (
    <section aria-labelledby="reviews-heading" className="pt-[clamp(3.5rem,8vw,7rem)]">
      <div className="wrap">
        <SectionHeading
          id="reviews-heading"
          eyebrow={words.heading}
          title={words.title}
          intro={fillPage(words.text, { RATING: rating, REVIEWS: reviews })}
        />
        <div data-enter="card" className="mt-8">
          <ReviewsWidget site={site} />
        </div>
      </div>
    </section>
  );
}
