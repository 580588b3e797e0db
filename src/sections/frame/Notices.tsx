import type { Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Notice } from '../../words/notices.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

interface NoticesProps {
  site: Site;
  notices: Notice[];
}

/** How many days early a notice is shown to visitors without JavaScript. */
const daysWithoutScripts = 30;

/** The number of characters that always fit on two lines of a phone. */
const short = 72;

/**
 * The notices at the top of a page. A script shows each in its time (`layouts/time-notices.ts`). Without
 * scripts, those that begin soon after the page was rendered are shown; their texts name the days.
 */
export function Notices({ site, notices }: NoticesProps) {
  const soon = Date.now() + daysWithoutScripts * 24 * 60 * 60 * 1000;
  return notices.map(({ from, until, text, language, addition }) => {
    const isLong = `${text} ${addition?.text ?? ''}`.trim().length > short;
    return (
      <div
        key={`${from} ${until} ${text}`}
        data-notice={`${from} ${until}`}
        hidden={from > soon}
        className="border-line border-b bg-panel"
      >
        <div className="wrap flex gap-2.5 py-2 text-small">
          <Icon name="calendar" size={18} className="mt-0.5 text-brand-ink" />
          <p
            lang={language}
            className={`wrap-anywhere min-w-0 ${isLong ? 'line-clamp-until-open' : ''}`}
          >
            <LinkedText site={site} text={text} />
            {addition && (
              <>
                {' '}
                <span lang={addition.language}>
                  <LinkedText site={site} text={addition.text} />
                </span>
              </>
            )}
          </p>
          {isLong && <Unfold label={site.copy.cards.readMore} />}
        </div>
      </div>
    );
  });
}

function Unfold({ label }: { label: string }) {
  return (
    <details className="group/fold ml-auto self-end sm:hidden">
      <summary className="markerless -my-2.5 -mr-3 grid size-11 place-items-center">
        <span className="sr-only">{label}</span>
        <Icon name="chevron-down" size={18} className="group-open/fold:rotate-180" />
      </summary>
    </details>
  );
}
