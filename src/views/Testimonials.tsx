import type { Site } from '../clinic/index.ts';
import { interpolate } from '../clinic/interpolate.ts';
import type { PageCopy } from '../clinic/pages.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { PagePicture } from '../sections/PagePicture.tsx';
import { ReviewsLink, ReviewsNote, ReviewsWidget } from '../sections/ReviewsWidget.tsx';
import type { PictureSources } from '../ui/Picture.tsx';
import { Stars } from '../ui/Stars.tsx';

interface TestimonialsProps {
  site: Site;
  copy: PageCopy<'testimonials'>;
  picture: PictureSources;
}

/** The page with patients' reviews. */
export function Testimonials({ site, copy, picture }: TestimonialsProps) {
  const { claims, reviews } = site.clinic;
  const facts = { RATING: claims.rating, REVIEWS: claims.reviews };
  return (
    <>
      <PageHero
        heading={copy.heading}
        lead={interpolate(copy.lead, facts)}
        picture={<PagePicture picture={picture} alt={copy.pictureAlt} />}
      >
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-heading font-semibold text-display">
            {interpolate(copy.rating, facts)}
          </span>
          <span>
            <Stars label={interpolate(site.copy.proof.rating, facts)} size={26} />
            <span className="block font-semibold">{copy.basis}</span>
          </span>
        </p>
      </PageHero>
      <section aria-label={copy.basis} className="band">
        <div data-enter="" className="wrap">
          <ReviewsWidget site={site} />
          <ReviewsNote site={site} text={copy.note} />
          {!reviews.widget && <ReviewsLink site={site} />}
        </div>
      </section>
      <CallToAction site={site} copy={copy.callToAction} />
    </>
  );
}
