import type { Site } from '../../content/read/index.ts';
import { contactLinks } from '../../words/contact/links.ts';
import { shortHours } from '../../words/hours-text.ts';

/** The foot of a private page: the clinic's address and hours. */
export function PlainFooter({ site: { clinic, copy } }: { site: Site }) {
  const { maps, addressText } = contactLinks(clinic);
  return (
    <footer data-site="" className="bg-deep py-6 text-on-deep-soft text-small">
      <div className="wrap flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        <a
          href={maps}
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center text-balance underlined"
        >
          {addressText}
        </a>
        <p>
          {shortHours(clinic, copy.hours).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        {clinic.sample && (
          <p className="basis-full font-semibold text-on-deep">{copy.sampleNotice}</p>
        )}
      </div>
    </footer>
  );
}
