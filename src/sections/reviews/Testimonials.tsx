import { linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { ReviewsLink, ReviewsWidget } from './ReviewsWidget.tsx';

interface TestimonialsProps {
  site: Site;
  copy: NonNullable<PageCopy<'home'>['testimonials']>;
}

/**
 * "What Patients Say": the rating, the reviews widget if there is one, and links to the reviews and to all
 * testimonials.
 */
export function Testimonials({ site, copy }: TestimonialsProps) {
  const { copy: shared } = site;
  return (
    <section aria-labelledby="testimonials-heading" data-enter="">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="testimonials-heading" className="font-body font-semibold text-small">
          {copy.heading}
        </h2>
        {shared.proof.rating && <Stars label={shared.proof.rating} size={18} />}
        <p className="font-semibold max-sm:text-plain">{copy.basis}</p>
      </div>
      <div className="mt-3">
        <ReviewsWidget site={site} note={copy.note} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow sm:mt-6 sm:gap-3">
        <ReviewsLink site={site} />
        <ButtonLink
          {...linkTo(site, '/testimonials')}
          variant="outline"
          className="max-sm:min-h-11"
        >
          {copy.button}
        </ButtonLink>
      </div>
    </section>
  );
}
