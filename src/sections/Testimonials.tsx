import type { Site } from '../clinic/index.ts';
import { interpolate } from '../clinic/interpolate.ts';
import type { PageCopy } from '../clinic/pages.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Stars } from '../ui/Stars.tsx';
import { ReviewsWidget } from './ReviewsWidget.tsx';

/**
 * "What Patients Say": the rating, the reviews widget if there is one, and a link to all
 * testimonials.
 */
export function Testimonials({
  site,
  copy,
}: {
  site: Site;
  copy: PageCopy<'home'>['testimonials'];
}) {
  const { clinic, copy: shared } = site;
  const facts = { RATING: clinic.claims.rating };
  return (
    <section aria-labelledby="testimonials-heading" className="band pt-7">
      <div data-enter="" className="wrap">
        <div className="rounded-panel bg-panel px-6 py-10 sm:p-14">
          <div className="grid items-end gap-8 lg:grid-cols-[1.4fr_1fr]">
            <div>
              <h2 id="testimonials-heading" className="text-title">
                {copy.heading}
              </h2>
              <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
                <Stars label={interpolate(shared.proof.rating, facts)} size={26} />
                <p className="font-semibold">{interpolate(copy.basis, facts)}</p>
              </div>
              <p className="measure mt-4">{copy.note}</p>
            </div>
            <div className="lg:justify-self-end">
              <ButtonLink href="/testimonials">{copy.button}</ButtonLink>
            </div>
          </div>
          {clinic.reviews.widget && (
            <div className="mt-8">
              <ReviewsWidget site={site} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
