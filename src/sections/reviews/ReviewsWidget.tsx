import type { Site } from '../../content/read/index.ts';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';

/**
 * The clinic's reviews widget, whose script is loaded when it approaches the viewport. Without a widget,
 * the sample clinic shows cards that say that they are a sample; any other clinic shows nothing.
 */
export function ReviewsWidget({ site, className = '' }: { site: Site; className?: string }) {
  const { clinic, copy } = site;
  const widget = clinic.reviews?.widget;
  if (widget) {
    return (
      <div className={className}>
        <div data-reviews-script={widget.script} className={widget.className} />
        <noscript>
          <ReviewsLink site={site} />
        </noscript>
      </div>
    );
  }
  if (!clinic.sample) return null;
  return (
    <div
      data-reviews-script="/sample-reviews.js"
      data-sample-reviews={JSON.stringify(copy.reviewsPanel.samples)}
      className={`scripting-only min-h-46 sm:min-h-28 ${className}`}
    />
  );
}

/** What the clinic says about the reviews in its widget; only where the widget or its sample is shown. */
export function ReviewsNote({ site, text }: { site: Site; text: string }) {
  const { reviews, sample } = site.clinic;
  return reviews?.widget || sample ? (
    <p className="scripting-only mt-4 text-small text-soft">
      <LinkedText site={site} text={text} />
    </p>
  ) : null;
}

/** A link to the reviews on Google. */
export function ReviewsLink({ site }: { site: Site }) {
  const { clinic, copy } = site;
  if (!clinic.reviews) return null;
  return (
    <NewTabLink
      href={clinic.reviews.profileUrl}
      notice={copy.newTab}
      className="inline-flex min-h-11 items-center font-semibold underlined"
    >
      {copy.reviewsPanel.link}
    </NewTabLink>
  );
}
