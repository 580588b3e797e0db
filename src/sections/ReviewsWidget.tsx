import type { Site } from '../clinic/index.ts';
import { buttonClasses } from '../ui/Button.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';

/**
 * The clinic's reviews: the configured widget, whose script is loaded when it approaches the
 * viewport, or a panel that links to the reviews on Google, which is also shown without JavaScript.
 * `plain` shows a line of text instead, where a panel follows.
 */
export function ReviewsWidget({ site, plain = false }: { site: Site; plain?: boolean }) {
  const { clinic, copy } = site;
  const { widget, profileUrl } = clinic.reviews;
  const variant = plain
    ? 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'
    : buttonClasses('outline');
  const link = (
    <NewTabLink href={profileUrl} notice={copy.newTab} className={variant}>
      {copy.reviewsPanel.link}
    </NewTabLink>
  );
  const panel = plain ? (
    <p className="flex flex-wrap items-center gap-x-5">
      {copy.reviewsPanel.text}
      {link}
    </p>
  ) : (
    <div className="card flex flex-wrap items-center justify-between gap-x-8 gap-y-5 p-6 sm:p-8">
      <p className="font-heading font-semibold text-card">{copy.reviewsPanel.text}</p>
      {link}
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
