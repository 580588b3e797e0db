import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import type { HalfDayWish } from '../../words/half-day-wishes.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

interface HalfDaysProps {
  site: Site;
  copy: PageCopy<'contact'>['halfDays'];
  wishes: HalfDayWish[];
  /** The id of the half day in the address. */
  chosen: string | undefined;
  /** Path of the contact page. */
  page: string;
  /** The rest of the page's query, such as a package. */
  query: URLSearchParams;
}

/**
 * Links that write a half day into the message: at once where scripts run
 * (`enhancements/half-days.ts`), otherwise by loading the page again.
 */
export function HalfDays({ site, copy, wishes, chosen, page, query }: HalfDaysProps) {
  if (wishes.length === 0) return null;
  return (
    <div className="mb-5 border-rule border-b pb-5">
      <h2 className="text-card">{copy.heading}</h2>
      <p className="mt-1 text-small text-soft">
        <LinkedText site={site} text={copy.hint} />
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {wishes.map(({ id, label, sentence }) => (
          <li key={id}>
            <a
              href={`${page}?${new URLSearchParams([...query, ['when', id]])}#contact-message`}
              rel="nofollow"
              data-half-day={sentence}
              aria-current={id === chosen ? 'true' : undefined}
              className="choice h-full min-h-12"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
