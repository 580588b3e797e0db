import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import type { EnquiryContent } from '../../../../shared/enquiry.ts';
import { filledLines } from '../../../../shared/enquiry-fields.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { useSetup } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { CorrectLink } from './CorrectLink.tsx';

/** What the visitor has typed besides the message, and what was sent before a correction. */
export function Details({ enquiry }: { enquiry: OpenedEnquiry }) {
  const setup = useSetup();
  const { enquiry: copy } = setup.copy;
  const timeOf = useTimes();
  const languageName = new Intl.DisplayNames(setup.locale, { type: 'language' });
  const fields = [
    [
      copy.received,
      <time key="time" dateTime={enquiry.receivedAt}>
        {timeOf(enquiry.receivedAt)}
      </time>,
    ],
    [copy.language, languageName.of(enquiry.language)],
    [copy.phone, enquiry.phone],
    ...othersIn(enquiry).map((name) => [copy[name], enquiry[name]] as const),
  ] as const;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.details}</h2>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:cols-start-28 sm:items-baseline">
        {fields.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="mt-1 text-small font-semibold text-soft sm:mt-0">{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <CorrectLink enquiry={enquiry} />
      <p className="mt-3 hidden flex-wrap gap-2 md:flex print:hidden">
        {enquiry.phones.map(({ number, text }) => (
          <CopyButton
            key={number}
            text={number}
            label={interpolate(copy.copyPhone, { PHONE: text })}
            copied={copy.copied}
          />
        ))}
      </p>
      {enquiry.earlier.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 content-center font-semibold">{copy.earlier}</summary>
          {enquiry.earlier.map((each) => (
            <div key={each.replacedAt} className="mt-2 rounded-card bg-panel p-4">
              <p className="text-small">
                {interpolate(copy.replaced, { TIME: timeOf(each.replacedAt) })}
              </p>
              <p className="wrap-anywhere">
                {[each.name, each.phone, ...othersIn(each).map((name) => each[name])].join(', ')}
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{each.message}</p>
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

/** The fields after the phone, which staff look for first; the name is in the heading. */
function othersIn(content: EnquiryContent) {
  return filledLines(content).filter((name) => name !== 'name' && name !== 'phone');
}
