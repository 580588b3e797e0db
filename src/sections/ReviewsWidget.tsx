import type { ReactNode } from 'react';
import { fillPage } from '../content/fill-page.ts';
import type { Site } from '../content/index.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { Stars } from '../ui/Stars.tsx';

/**
 * The clinic's reviews: the configured widget, whose script is added when it comes near, or a quiet
 * panel with the rating and a link to the reviews on Google, which also serves without JavaScript.
 * `plain` leaves the rating out, where the words around it say it.
 */
export function ReviewsWidget({ site, plain = false }: { site: Site; plain?: boolean }) {
  const { clinic, words } = site;
  const { widget, profileUrl } = clinic.reviews;
  const link = (
    <NewTabLink
      href={profileUrl}
      notice={words.newTab}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {words.reviewsPanel.link}
    </NewTabLink>
  );
  const panel = plain ? (
    <p className="flex flex-wrap items-center gap-x-5">
      {words.reviewsPanel.text}
      {link}
    </p>
  ) : (
    <RatingPanel site={site}>{link}</RatingPanel>
  );
  if (!widget) return panel;
  return (
    <>
      <div data-reviews-script={widget.script} className={widget.className} />
      <noscript>{panel}</noscript>
    </>
  );
}

function RatingPanel({ site, children }: { site: Site; children: ReactNode }) {
  const { clinic, words } = site;
  const facts = { RATING: clinic.claims.rating, REVIEWS: clinic.claims.reviews };
  return (
    <div className="card flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-6 sm:p-8">
      <div>
        <Stars label={fillPage(words.proof.rating, facts)} size={24} />
        <p className="mt-1 font-heading font-semibold text-card">
          {fillPage(words.proof.reviews, facts)}
        </p>
        <p className="mt-1">{words.reviewsPanel.text}</p>
      </div>
      {children}
    </div>
  );
}
