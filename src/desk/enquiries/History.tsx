import type { ReactNode } from 'react';
import type { OpenedEnquiry, PastMove } from '../../../shared/desk/enquiries/opened.ts';
import { type EnquiryContent, filledFields } from '../../../shared/enquiry-fields.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { phoneText } from '../api/patient-messages.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useIsWide } from '../parts/wide.ts';
import { useLocalTimes, useTimes } from '../time/times.ts';
import { useVisitEvents } from '../visits/visit-events.ts';

interface CollapsibleProps {
  heading: string;
  id?: string;
  isCollapsed?: boolean;
  children: ReactNode;
}

/** A card that can be collapsed to its heading. */
export function Collapsible({ heading, id, isCollapsed = false, children }: CollapsibleProps) {
  return (
    <details
      id={id}
      open={!isCollapsed}
      className="max-panes:card scroll-mt-20 p-4 panes:border-line panes:px-0 panes:pb-0 panes:text-small panes:first:pt-0 panes:not-first:border-t"
    >
      <summary className="-my-2 flex min-h-11 items-center justify-between">
        <h2 className="inline text-card">{heading}</h2>
      </summary>
      {children}
    </details>
  );
}

/** Something that happened to an enquiry. */
interface PastEvent {
  key: string;
  at: string;
  author: string;
  description: string;
  details: string[];
}

/** What happened to an enquiry and its visit, oldest first. */
export function History({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy } = useCopy();
  const timeOf = useTimes();
  const events = usePastEvents(enquiry);
  if (events.length === 0) return null;
  return (
    <Collapsible heading={copy.history}>
      <ol className="mt-2 grid gap-2">
        {events.map(({ key, at, author, description, details }) => (
          <li key={key} className="wrap-anywhere">
            <time dateTime={at} className="text-small text-soft">
              {timeOf(at)}
            </time>{' '}
            <strong>{author}</strong>: {description}
            {details.map((detail) => (
              <p key={detail} className="ml-4">
                {detail}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Collapsible>
  );
}

function usePastEvents({
  history,
  request,
  earlier,
  phoneCorrections = [],
}: OpenedEnquiry): PastEvent[] {
  const { enquiry: copy } = useCopy();
  const placementName = usePlacementNames();
  const { nameOf, detailsOf, authorOf } = useVisitEvents();
  const moves = history.map(({ id, at, by, was, ...move }) => ({
    key: id,
    at,
    author: by,
    description: interpolate(copy.historyMove, {
      WAS: placementName({ became: was }),
      BECAME: placementName(move),
    }),
    details: [],
  }));
  const visits = (request?.history ?? []).map((event) => ({
    key: `${event.at} ${event.kind}`,
    at: event.at,
    author: authorOf(event),
    description: nameOf(event),
    details: detailsOf(event),
  }));
  const [firstCorrection] = phoneCorrections;
  const originalNumber = earlier.findLast(
    ({ replacedAt }) => firstCorrection && replacedAt <= firstCorrection.at,
  );
  const corrections = phoneCorrections.map(({ id, at, by }) => ({
    key: id,
    at,
    author: by,
    description: interpolate(copy.phoneCorrected, { PHONE: originalNumber?.phone ?? '' }),
    details: [],
  }));
  // An action on an offer may also move the enquiry within the same millisecond: then the offer comes first.
  return [...visits, ...moves, ...corrections].sort((a, b) =>
    a.at === b.at ? 0 : a.at < b.at ? -1 : 1,
  );
}

/** Names a tab, or the reason why an enquiry is pending. */
function usePlacementNames() {
  const { list } = useCopy();
  const timeOf = useLocalTimes();
  const names: Record<string, string> = {
    new: list.new,
    answered: list.answered,
    archived: list.archived,
    spam: list.spam,
    'no-answer': list.noAnswer,
    'call-back': list.callBackSoon,
    doctor: list.doctor,
  };
  return ({ became, callAt }: Pick<PastMove, 'became'> & Partial<Pick<PastMove, 'callAt'>>) =>
    callAt ? interpolate(list.callBack, { TIME: timeOf(callAt) }) : (names[became] ?? became);
}

/** The fields of an enquiry besides the message, and what it said before each correction. */
export function Details({ enquiry, action }: { enquiry: OpenedEnquiry; action: ReactNode }) {
  const setup = useSetup();
  const { enquiry: copy, fields: labels } = setup.copy;
  const timeOf = useTimes();
  const languageName = new Intl.DisplayNames(setup.locale, { type: 'language' });
  const isWide = useIsWide();
  const fields = [
    // On a narrow screen, the heading may truncate a long name.
    ...(isWide ? [] : [[labels.name, enquiry.name] as const]),
    [
      copy.received,
      <time key="time" dateTime={enquiry.receivedAt}>
        {timeOf(enquiry.receivedAt)}
      </time>,
    ],
    [copy.language, languageName.of(enquiry.language)],
    [
      labels.phone,
      <span key="phone" className="flex flex-wrap items-center gap-x-4">
        {phoneText(enquiry)}
        {enquiry.phones.map(({ number, text }, _, { length }) => (
          <CopyButton
            key={number}
            text={number}
            label={length > 1 ? interpolate(copy.copyPhone, { PHONE: text }) : copy.copyNumber}
            copiedLabel={copy.copied}
            className="-my-2 min-h-11 font-semibold underline max-md:hidden print:hidden"
          />
        ))}
        {action}
      </span>,
    ],
    ...otherFields(enquiry).map((name) => [labels[name], enquiry[name]] as const),
  ] as const;
  return (
    <Collapsible heading={copy.details} isCollapsed={!isWide}>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:cols-start-28 sm:items-baseline">
        {fields.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="mt-1 text-small font-semibold text-soft sm:mt-0">{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {enquiry.earlier.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 content-center font-semibold">{copy.earlier}</summary>
          {enquiry.earlier.map((each) => (
            <div key={each.replacedAt} className="mt-2 rounded-card bg-panel p-4">
              <p className="text-small">
                {interpolate(copy.replaced, { TIME: timeOf(each.replacedAt) })}
              </p>
              <p className="wrap-anywhere">
                {[each.name, each.phone, ...otherFields(each).map((name) => each[name])].join(', ')}
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{each.message}</p>
            </div>
          ))}
        </details>
      )}
    </Collapsible>
  );
}

/** The fields below the phone number; the name is in the heading. */
function otherFields(content: EnquiryContent) {
  return filledFields(content).filter((name) => name !== 'name' && name !== 'phone');
}
