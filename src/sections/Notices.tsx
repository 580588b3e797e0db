import type { Site } from '../clinic/index.ts';
import type { Notice } from '../clinic/notices.ts';
import { Icon } from '../ui/Icon.tsx';
import { LinkedText } from './LinkedText.tsx';

interface NoticesProps {
  site: Site;
  notices: Notice[];
}

/** Days before its time from which a notice is shown to visitors without JavaScript. */
const daysWithoutScripts = 30;

/**
 * The notices at the top of a page. A script shows each in its time (`layouts/time-notices.ts`); a
 * page without scripts shows those that begin soon after it was made, and their texts name the days.
 */
export function Notices({ site, notices }: NoticesProps) {
  const soon = Date.now() + daysWithoutScripts * 24 * 60 * 60 * 1000;
  return notices.map(({ from, until, text, language }) => (
    <p
      key={`${from} ${until} ${text}`}
      data-notice={`${from} ${until}`}
      hidden={from > soon}
      className="border-line border-b bg-panel"
    >
      <span className="wrap flex gap-2.5 py-2 text-small">
        <Icon name="calendar" size={18} className="mt-0.5 text-brand-ink" />
        <span lang={language} className="min-w-0 wrap-anywhere">
          <LinkedText site={site} text={text} />
        </span>
      </span>
    </p>
  ));
}
