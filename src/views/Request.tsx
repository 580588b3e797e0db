import { interpolate } from '../../shared/interpolate.ts';
import type { ShownOutcome, ShownRequest } from '../../shared/request.ts';
import { contactForm } from '../content/read/contact-form.ts';
import { UrgentBox } from '../islands/contact-form/UrgentBox.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { Agreed } from '../sections/request/Agreed.tsx';
import { Ambulance } from '../sections/request/Ambulance.tsx';
import { Answers } from '../sections/request/Answers.tsx';
import { Cancelled } from '../sections/request/Cancelled.tsx';
import { Columns } from '../sections/request/Columns.tsx';
import { DeletionLink } from '../sections/request/DeletionLink.tsx';
import { KeepLink } from '../sections/request/KeepLink.tsx';
import { PromisedCall } from '../sections/request/PromisedCall.tsx';
import { isVisitClosed, type RequestProps } from '../sections/request/request-props.ts';
import { Standing } from '../sections/request/Standing.tsx';
import { Steps } from '../sections/request/Steps.tsx';
import { WriteLink } from '../sections/request/WriteLink.tsx';
import type { Author } from '../ui/Signature.tsx';
import type { HalfDayWish } from '../words/half-day-wishes.ts';
import {
  type MomentWords,
  momentText,
  momentWords,
  unbrokenMoment,
  unbrokenParts,
} from '../words/moments.ts';

interface ViewProps extends RequestProps {
  /** The doctor, beside what the clinic promises. */
  author: Author;
  /** Public URL of the page. */
  address: string;
  /** The half days that can be asked for. */
  wishes: HalfDayWish[];
  /** The half days that were asked for, in words. */
  asked: string[];
  /** The half days that were chosen in an answer that was not recorded. */
  chosen: string[];
  /** What came of the answer that led here; null if none did. */
  outcome: ShownOutcome | null;
}

/** What became of a message to the clinic, and what its sender can answer. */
export function Request({ author, address, wishes, asked, chosen, outcome, ...props }: ViewProps) {
  const { site, copy, request } = props;
  const { state, offer } = request;
  const isClosed = isVisitClosed(request);
  const { copy: received } = contactForm(site);
  const isWaiting = state === 'received' || state === 'asked';
  const words = momentWords(site.clinic, site.copy.hours);
  const answers = (
    <div className="grid gap-2" data-screen-only="">
      <Answers {...props} wishes={wishes} chosen={chosen} />
      <DeletionLink {...props} />
    </div>
  );
  return (
    <Columns
      aside={<Ambulance site={site} text={copy.emergency} />}
      end={<KeepLink {...props} address={address} />}
      last={state === 'received' && answers}
    >
      {outcome === 'received' && request.isUrgent && received.receipt.urgent && (
        <UrgentBox copy={received.receipt.urgent} />
      )}
      {outcome && (
        <p
          role="status"
          data-screen-only=""
          className={`rounded-card border-2 p-4 font-semibold ${outcome === 'received' ? 'border-brand-ink bg-success text-success-ink' : outcome === 'done' ? 'border-brand-ink bg-surface' : 'border-emergency-ink bg-surface'}`}
        >
          <LinkedText
            site={site}
            text={outcome === 'received' ? site.copy.form.success : copy.told[outcome]}
          />
        </p>
      )}
      <div>
        <h1 className="text-title">{headingOf(request, copy.headings, words)}</h1>
        {isClosed && copy.offer.closed && (
          <p className="mt-2 font-semibold">
            <LinkedText site={site} text={copy.offer.closed} />
          </p>
        )}
        {offer?.insteadOf && state === 'offered' && !isClosed && (
          <p className="mt-2">
            {interpolate(copy.offer.changed, { TIME: momentText(offer.insteadOf, words) })}
            {offer.hasEarlierVisit && ` ${copy.cancelled.calendar ?? ''}`}
          </p>
        )}
        {offer?.line && state !== 'cancelled' && (
          <p className="mt-3 border-rule border-l-4 pl-3">
            <span className="block font-semibold text-small text-soft">{copy.offer.line}</span>
            <span className="wrap-anywhere">{offer.line}</span>
          </p>
        )}
        {isWaiting ? <Standing {...props} author={author} /> : <PromisedCall {...props} />}
        {request.isByMail && isWaiting && (
          <p className="mt-2">
            <LinkedText site={site} text={copy.byMail} />
          </p>
        )}
        {asked.length > 0 && (
          <p className="mt-2">
            {copy.asked.days}: {asked.join('; ')}
          </p>
        )}
        {state === 'asked' && offer?.wasAgreed && copy.asked.calendar && (
          <p className="mt-2">
            {interpolate(copy.asked.calendar, { TIME: momentText(offer.at, words) })}
          </p>
        )}
        {isClosed && state === 'agreed' && copy.cancelled.calendar && (
          <p className="mt-2">{copy.cancelled.calendar}</p>
        )}
        {state === 'cancelled' && <Cancelled {...props} />}
      </div>
      {state === 'agreed' && !request.isPast && !isClosed && <Agreed {...props} />}
      {state !== 'received' && answers}
      <Steps {...props} />
    </Columns>
  );
}

/** The heading, which says where a request stands. */
function headingOf(
  request: ShownRequest,
  headings: RequestProps['copy']['headings'],
  words: MomentWords,
): string {
  const { state, offer, isPast, isDayClosed } = request;
  const visit = offer ? { TIME: unbrokenMoment(offer.at, words) } : {};
  if (isPast) return interpolate(headings.past, visit);
  if (offer && isVisitClosed(request)) {
    const ofDay = state === 'agreed' ? headings.closedVisit : headings.closedDay;
    if (isDayClosed && ofDay) return interpolate(ofDay, unbrokenParts(offer.at, words));
    if (headings.closedThen) return interpolate(headings.closedThen, visit);
  }
  if (state === 'asked' && !offer) return headings.askedFirst;
  return state === 'cancelled' && !offer
    ? headings.closed
    : interpolate(headings[state] ?? '', visit);
}

/** Shown in place of a page that does not exist, or not any more. */
export function MissingRequest({ site, copy }: Pick<RequestProps, 'site' | 'copy'>) {
  return (
    <Columns aside={<Ambulance site={site} text={copy.emergency} />}>
      <div>
        <h1 className="text-title">{copy.missing.heading}</h1>
        <p className="mt-3">
          <LinkedText site={site} text={copy.missing.text} />
        </p>
        <WriteLink site={site} copy={copy} />
      </div>
    </Columns>
  );
}
