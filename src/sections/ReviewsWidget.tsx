import type { Site } from '../clinic/index.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';

/**
 * The reviews widget that the clinic has configured; its script is added when it comes near. The sample
 * clinic, which has none, shows cards in its place that say what they are. Otherwise there is nothing.
 */
export function ReviewsWidget({ site, className = '' }: { site: Site; className?: string }) {
  const { clinic, copy } = site;
  const { widget } = clinic.reviews;
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

/** Where patients' own words are: the way to the reviews on Google. */
export function ReviewsLink({ site }: { site: Site }) {
  const { clinic, copy } = site;
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      {copy.reviewsPanel.text}
      <NewTabLink
        href={clinic.reviews.profileUrl}
        notice={copy.newTab}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {copy.reviewsPanel.link}
      </NewTabLink>
    </p>
  );
}
