import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import type { Author } from '../../ui/Signature.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { DoctorAnswer } from './DoctorAnswer.tsx';
import { ReviewsLink } from './ReviewsWidget.tsx';

interface ReviewsProps {
  site: Site;
  copy: NonNullable<PageCopy<'home'>['reviews']>;
  /** What the doctor says about reviews, on the page of reviews; undefined if nothing. */
  answer: PageCopy<'testimonials'>['answer'];
  author: Author;
  /** Whether the testimonials come next. */
  isFollowed: boolean;
}

/** The reviews section of the home page: what the doctor says about reviews, otherwise the link to them. */
export function Reviews({ site, copy, answer, author, isFollowed }: ReviewsProps) {
  return (
    <section aria-labelledby="reviews-heading">
      <SectionHeading site={site} id="reviews-heading" eyebrow={copy.heading} title={copy.title} />
      {answer && (
        <div data-enter="">
          <DoctorAnswer site={site} answer={answer} author={author} />
        </div>
      )}
      {/* The testimonials, if they follow, have this link themselves. */}
      {!answer && !isFollowed && (
        <div data-enter="" className="mt-3 md:mt-5">
          <ReviewsLink site={site} />
        </div>
      )}
    </section>
  );
}
