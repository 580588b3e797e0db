import type { Site } from '../../content/read/index.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';

interface ReviewsWidgetProps {
  site: Site;
  /** What is said about the reviews in the widget. */
  note: string;
}

/**
 * The clinic's reviews widget, with a note. Its script is loaded when it approaches the viewport. If there is no widget,
 * says who writes the reviews, and where.
 */
export function ReviewsWidget({ site, note }: ReviewsWidgetProps) {
  const { clinic, copy } = site;
  const widget = clinic.reviews?.widget;
  if (!widget) {
    return (
      <p className="measure max-sm:text-plain">
        <LinkedText site={site} text={copy.reviewsPanel.origin} />
      </p>
    );
  }
  return (
    <div>
      <div data-reviews-script={widget.script} className={widget.className} />
      <noscript>
        <ReviewsLink site={site} />
      </noscript>
      <p className="scripting-only mt-4 text-small text-soft">
        <LinkedText site={site} text={note} />
      </p>
    </div>
  );
}

/** The button that leads to the reviews on Google. */
export function ReviewsLink({ site }: { site: Site }) {
  const { clinic, copy } = site;
  if (!clinic.reviews) return null;
  return (
    <NewTabLink
      href={clinic.reviews.profileUrl}
      notice={copy.newTab}
      className={buttonClasses('primary')}
    >
      {copy.reviewsPanel.link}
    </NewTabLink>
  );
}
