import { linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { claimedNumbers } from '../../words/claimed-numbers.ts';
import { interpolate } from '../../words/interpolate.ts';
import { ReviewsWidget } from './ReviewsWidget.tsx';

interface TestimonialsProps {
  site: Site;
  copy: NonNullable<PageCopy<'home'>['testimonials']>;
}

/**
 * "What Patients Say": the rating, the reviews widget if there is one, and a link to all
 * testimonials.
 */
export function Testimonials({ site, copy }: TestimonialsProps) {
  const { copy: shared } = site;
  const facts = claimedNumbers(site.clinic);
  return (
    <section aria-labelledby="testimonials-heading" className="band pt-4">
      <div data-enter="" className="wrap">
        <div className="sm:rounded-panel sm:bg-panel sm:p-12">
          <h2 id="testimonials-heading" className="text-card sm:text-title">
            {copy.heading}
          </h2>
          <div className="mt-1 flex flex-wrap sm:mt-2 items-center gap-x-4 gap-y-1">
            {shared.proof.rating && (
              <Stars label={interpolate(shared.proof.rating, facts)} size={18} />
            )}
            <p className="font-semibold max-sm:text-small">{interpolate(copy.basis, facts)}</p>
          </div>
          <ReviewsWidget site={site} note={copy.note} className="mt-2 sm:mt-4" />
          <ButtonLink
            {...linkTo(site, '/testimonials')}
            variant="outline"
            className="mt-3 max-sm:min-h-11 sm:mt-6"
          >
            {copy.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
