import { momentOf } from '../../../shared/hours/local-time.ts';
import { sentenceIn } from '../../../shared/notices.ts';
import { removePreviewMarks } from '../../../shared/remove-preview-marks.ts';
import type { Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';

/** The number of characters that always fit on two lines of a phone. */
const maxShortLength = 72;

/**
 * The notices at the top of a page, as of the moment at which the page is rendered. A script hides those that have ended
 * by the time the page is read.
 */
export function Notices({ site }: { site: Site }) {
  const { language, languages, timeZone } = site.clinic;
  return site.notices.map((notice) => {
    const sentence = sentenceIn(notice, [language, ...languages]);
    const isLong = removePreviewMarks(sentence.text).length > maxShortLength;
    return (
      <div
        key={notice.id}
        data-notice={momentOf(notice.until, timeZone)}
        className="border-line border-b bg-panel"
      >
        <div className="wrap flex gap-2.5 py-2 text-small">
          <Icon name="calendar" size={18} className="mt-0.5 text-brand-ink" />
          <p
            lang={sentence.language === language ? undefined : sentence.language}
            className={`wrap-anywhere min-w-0 ${isLong ? 'line-clamp-until-open' : ''}`}
          >
            <LinkedText site={site} text={sentence.text} />
          </p>
          {isLong && <UnfoldButton label={site.copy.cards.readMore} />}
        </div>
      </div>
    );
  });
}

function UnfoldButton({ label }: { label: string }) {
  return (
    <details className="group/fold ml-auto self-end sm:hidden">
      <summary className="markerless -my-2.5 -mr-3 grid size-11 place-items-center">
        <span className="sr-only">{label}</span>
        <Icon name="chevron-down" size={18} className="group-open/fold:rotate-180" />
      </summary>
    </details>
  );
}
