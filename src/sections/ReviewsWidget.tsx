import { fillPage } from '../content/fill-page.ts';
import type { Site } from '../content/index.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { Stars } from '../ui/Stars.tsx';

/**
 * The clinic's reviews: the configured widget, whose script is added when it comes near, or a quiet
 * panel with the rating and a link to the reviews on Google, which also serves without JavaScript.
 */
export function ReviewsWidget({ site }: { site: Site }) {
  const { clinic, words } = site;
  const { widget, profileUrl } = clinic.reviews;
  const facts = { RATING: clinic.claims.rating, REVIEWS: clinic.claims.reviews };
  const panel = (
    <div className="card flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-6 sm:p-8">
      <div>
        <Stars label={fillPage(words.proof.rating, facts)} size={24} />
        <p className="mt-1 font-heading font-semibold text-card">
          {fillPage(words.proof.reviews, facts)}
        </p>
        <p className="mt-1">{words.reviewsPanel.text}</p>
      </div>
      <NewTabLink
        href={profileUrl}
        notice={words.newTab}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {words.reviewsPanel.link}
      </NewTabLink>
    </div>
  );
  if (!widget) return panel;
  return (
    <>
      <div data-reviews-script={widget.script} className={widget.className} />
      <noscript>{panel}</noscript>
    </>
  );
}
