import { fillPage } from '../clinic/fill-page.ts';
import type { Site } from '../clinic/index.ts';
import type { PageWords } from '../clinic/pages.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { PagePicture } from '../sections/PagePicture.tsx';
import { ReviewsWidget } from '../sections/ReviewsWidget.tsx';
import type { PictureSources } from '../ui/Picture.tsx';
import { Stars } from '../ui/Stars.tsx';

interface TestimonialsProps {
  site: Site;
  words: PageWords<'testimonials'>;
  picture: PictureSources;
}

/** The page of patients' reviews. */
export function Testimonials({ site, words, picture }: TestimonialsProps) {
  const { claims, reviews } = site.clinic;
  const facts = { RATING: claims.rating, REVIEWS: claims.reviews };
  return (
    <>
      <PageHero
        heading={words.heading}
        lead={fillPage(words.lead, facts)}
        picture={<PagePicture picture={picture} alt={words.pictureAlt} />}
      >
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-heading font-semibold text-display">
            {fillPage(words.rating, facts)}
          </span>
          <span>
            <Stars label={fillPage(site.words.proof.rating, facts)} size={26} />
            <span className="block font-semibold">{words.basis}</span>
          </span>
        </p>
      </PageHero>
      <section aria-label={words.basis} className="band">
        <div data-enter="" className="wrap">
          <ReviewsWidget site={site} />
          {reviews.widget && <p className="mt-5 text-small text-soft">{words.note}</p>}
        </div>
      </section>
      <CallToAction site={site} words={words.callToAction} />
    </>
  );
}
