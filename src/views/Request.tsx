import type { ReactNode } from 'react';
import { interpolate } from '../../shared/interpolate.ts';
import type { ShownOutcome, ShownRequest } from '../../shared/request.ts';
import { contactFormProps } from '../content/read/contact-form.ts';
import type { Site } from '../content/read/index.ts';
import { UrgentBox } from '../islands/contact-form/UrgentBox.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { AnswerForm, Answers } from '../sections/request/Answers.tsx';
import { isVisitClosed, type RequestProps } from '../sections/request/request-props.ts';
import { Steps } from '../sections/request/Steps.tsx';
import { WaitingForTime } from '../sections/request/WaitingForTime.tsx';
import { WriteLink } from '../sections/request/WriteLink.tsx';
import { ButtonLink, buttonClasses } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { Author } from '../ui/Signature.tsx';
import { contactLinks } from '../words/contact/links.ts';
import type { HalfDayOption } from '../words/half-day-options.ts';
import {
  type MomentFormat,
  momentFormat,
  momentText,
  unbrokenMoment,
  unbrokenParts,
} from '../words/moments.ts';

interface ViewProps extends RequestProps {
  /** The doctor, beside what the clinic promises. */
  author: Author;
  /** Public URL of the page. */
  address: string;
  /** The half days that can be asked for. */
  options: HalfDayOption[];
  /** The half days that were asked for, in words. */
  requestedHalfDays: string[];
  /** The half days that were chosen in an answer that was not recorded. */
  selectedIds: string[];
  /** The outcome of the answer that redirected here; null if there was none. */
  outcome: ShownOutcome | null;
}

/** The status of a message to the clinic, and the answers that its sender can give. */
export function Request({
  author,
  address,
  options,
  requestedHalfDays,
  selectedIds,
  outcome,
  ...props
}: ViewProps) {
  const { site, copy, request } = props;
  const { state, offer } = request;
  const isClosed = isVisitClosed(request);
  const { copy: contactCopy } = contactFormProps(site);
  const isWaiting = state === 'received' || state === 'asked';
  const format = momentFormat(site.clinic, site.copy.hours);
  const answers = (
    <div className="grid gap-2" data-screen-only="">
      <Answers {...props} options={options} selectedIds={selectedIds} />
      <Deletion {...props} />
    </div>
  );
  return (
    <Columns
      aside={<Ambulance site={site} text={copy.emergency} />}
      end={<KeepLink {...props} address={address} />}
      last={state === 'received' && answers}
    >
      {outcome === 'received' && request.isUrgent && contactCopy.receipt.urgent && (
        <UrgentBox copy={contactCopy.receipt.urgent} />
      )}
      {outcome && (
        <p
          role="status"
          data-screen-only=""
          className={`rounded-card border-2 p-4 font-semibold ${outcome === 'received' ? 'border-brand-ink bg-success text-success-ink' : outcome === 'done' ? 'border-brand-ink bg-surface' : 'border-emergency-ink bg-surface'}`}
        >
          <LinkedText
            site={site}
            text={outcome === 'received' ? site.copy.form.success : copy.outcomes[outcome]}
          />
        </p>
      )}
      <div>
        <h1 className="text-title">{headingOf(request, copy.headings, format)}</h1>
        {isClosed && copy.offer.closed && (
          <p className="mt-2 font-semibold">
            <LinkedText site={site} text={copy.offer.closed} />
          </p>
        )}
        {offer?.insteadOf && state === 'offered' && !isClosed && (
          <p className="mt-2">
            {interpolate(copy.offer.changed, { TIME: momentText(offer.insteadOf, format) })}
            {offer.hasEarlierVisit && ` ${copy.cancelled.calendar ?? ''}`}
          </p>
        )}
        {offer?.patientNote && state !== 'cancelled' && (
          <p className="mt-3 border-rule border-l-4 pl-3">
            <span className="block font-semibold text-small text-soft">{copy.offer.line}</span>
            <span className="wrap-anywhere">{offer.patientNote}</span>
          </p>
        )}
        {isWaiting ? <WaitingForTime {...props} author={author} /> : <PromisedCall {...props} />}
        {request.canOnlyReplyByEmail && isWaiting && (
          <p className="mt-2">
            <LinkedText site={site} text={copy.byMail} />
          </p>
        )}
        {requestedHalfDays.length > 0 && (
          <p className="mt-2">
            {copy.asked.days}: {requestedHalfDays.join('; ')}
          </p>
        )}
        {state === 'asked' && offer?.wasAgreed && copy.asked.calendar && (
          <p className="mt-2">
            {interpolate(copy.asked.calendar, { TIME: momentText(offer.at, format) })}
          </p>
        )}
        {isClosed && state === 'agreed' && copy.cancelled.calendar && (
          <p className="mt-2">{copy.cancelled.calendar}</p>
        )}
        {state === 'cancelled' && <CancelledRequest {...props} />}
      </div>
      {state === 'agreed' && !request.isPast && !isClosed && <AgreedVisit {...props} />}
      {state !== 'received' && answers}
      <Steps {...props} />
    </Columns>
  );
}

/** The heading: it states the status of a request. */
function headingOf(
  request: ShownRequest,
  headings: RequestProps['copy']['headings'],
  format: MomentFormat,
): string {
  const { state, offer, isPast, isDayClosed } = request;
  const visit = offer ? { TIME: unbrokenMoment(offer.at, format) } : {};
  if (isPast) return interpolate(headings.past, visit);
  if (offer && isVisitClosed(request)) {
    const dayHeading = state === 'agreed' ? headings.closedVisit : headings.closedDay;
    if (isDayClosed && dayHeading) return interpolate(dayHeading, unbrokenParts(offer.at, format));
    if (headings.closedThen) return interpolate(headings.closedThen, visit);
  }
  if (state === 'asked' && !offer) return headings.askedFirst;
  return state === 'cancelled' && !offer
    ? headings.closed
    : interpolate(headings[state] ?? '', visit);
}

/** Shown instead of a page that does not exist, or no longer exists. */
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

interface DeletedRequestProps extends Pick<RequestProps, 'site' | 'copy'> {
  /** When it was deleted, ISO 8601 in UTC. */
  deletedAt: string;
}

/** Shown once the sender has deleted the message: what was deleted, and what was not. */
export function DeletedRequest({ site, copy, deletedAt }: DeletedRequestProps) {
  const format = momentFormat(site.clinic, site.copy.hours);
  const { done, rest } = copy.deletion;
  return (
    <Columns aside={<Ambulance site={site} text={copy.emergency} />}>
      <div>
        <h1 className="text-title">
          {interpolate(done, { TIME: unbrokenMoment(deletedAt, format) })}
        </h1>
        <p className="mt-3">
          <LinkedText site={site} text={rest} />
        </p>
        <WriteLink site={site} copy={copy} />
      </div>
    </Columns>
  );
}

interface ColumnsProps {
  /** Comes first on phones, and is at the right on wide screens. */
  aside: ReactNode;
  /** Comes after the main part on phones, and is below the aside on wide screens. */
  end?: ReactNode;
  /** Comes last, below the main part on wide screens. */
  last?: ReactNode;
  children: ReactNode;
}

/** A private page in one column, or on wide screens in two. */
function Columns({ aside, end, last, children }: ColumnsProps) {
  return (
    <div className="grid gap-x-16 gap-y-6 lg:request-columns lg:items-start lg:gap-y-8">
      <div className="max-lg:mb-4 lg:col-start-2">{aside}</div>
      <div className="grid gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:gap-8">
        {children}
      </div>
      {end && <div className="lg:col-start-2">{end}</div>}
      {last && <div className="lg:col-start-1">{last}</div>}
    </div>
  );
}

/** At the top of a private page, before any answer of the clinic: the ambulance number, then the clinic's. */
function Ambulance({ site, text }: { site: Site; text: string }) {
  const { ambulance, call } = contactLinks(site.clinic);
  const { ambulanceButton, callButton } = site.copy.emergency;
  return (
    <div className="rounded-card border-2 border-emergency-ink bg-surface p-3 sm:p-5">
      <p className="font-semibold leading-normal *:font-bold">
        <LinkedText site={site} text={text} />
      </p>
      <div data-screen-only="" className="mt-3 flex flex-wrap gap-2 lg:flex-col">
        <ButtonLink href={ambulance} variant="emergency" className="grow">
          <Icon name="ambulance" size={20} />
          {ambulanceButton}
        </ButtonLink>
        {site.clinic.emergency && (
          <ButtonLink href={call} variant="emergencyOutline" className="grow">
            <Icon name="phone" size={20} />
            {callButton}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Under a time that is offered or agreed: the call that the clinic has also promised. */
function PromisedCall({ site, copy, request: { contact } }: RequestProps) {
  if (contact?.kind !== 'promised' || !copy.steps.promised) return null;
  const TIME = momentText(contact.at, momentFormat(site.clinic, site.copy.hours));
  return (
    <p className="mt-2">
      <LinkedText site={site} text={interpolate(copy.steps.promised, { TIME })} />
    </p>
  );
}

/** Help with an agreed visit: calendar, directions, and what to bring. */
function AgreedVisit({ site, copy: { agreed: copy }, request: { offer }, pagePath }: RequestProps) {
  const { maps, addressText } = contactLinks(site.clinic);
  return (
    <section aria-labelledby="bring" className="grid gap-4">
      <p>{addressText}</p>
      <div data-screen-only="" className="flex flex-wrap gap-2">
        <ButtonLink href={`${pagePath}/visit.ics`}>
          <Icon name="calendar" size={20} />
          {offer?.hasEarlierVisit ? copy.calendarAgain : copy.calendar}
        </ButtonLink>
        <ButtonLink href={maps} variant="outline">
          <Icon name="directions" size={20} />
          {copy.directions}
        </ButtonLink>
      </div>
      <div>
        <h2 id="bring" className="text-card">
          {copy.bringHeading}
        </h2>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {copy.bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Who cancelled, when, and what the patient can still do. */
function CancelledRequest({ site, copy: { cancelled: copy }, request }: RequestProps) {
  const { answeredAt, answeredBy } = request;
  const format = momentFormat(site.clinic, site.copy.hours);
  const template = answeredBy === 'clinic' ? copy.byClinic : copy.byPatient;
  return (
    <>
      {answeredAt && (
        <p className="mt-2">
          <LinkedText
            site={site}
            text={interpolate(template, { TIME: momentText(answeredAt, format) })}
          />
        </p>
      )}
      {request.offer && copy.calendar && <p className="mt-2">{copy.calendar}</p>}
      <p className="mt-2">
        <LinkedText site={site} text={copy.again} />
      </p>
    </>
  );
}

interface KeepLinkProps extends Pick<RequestProps, 'site' | 'copy'> {
  /** Public URL of the page. */
  address: string;
}

/** How to return to the page: patients can send its address to themselves. */
function KeepLink({ site: { clinic }, copy, address }: KeepLinkProps) {
  const text = encodeURIComponent(`${clinic.name}\n${address}`);
  return (
    <div data-screen-only="">
      <p className="leading-normal">{copy.keep}</p>
      <a
        href={`https://wa.me/?text=${text}`}
        rel="noopener noreferrer"
        className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold leading-snug underlined"
      >
        <Icon name="whatsapp" size={20} />
        {copy.keepByChat}
      </a>
    </div>
  );
}

/** Deletes what was sent, after a warning that this is permanent, unlike cancelling. */
function Deletion({ site, copy: { deletion }, request, pagePath }: RequestProps) {
  return (
    <details className="group">
      <summary className="markerless flex min-h-11 w-fit items-center gap-2 text-small underlined">
        {deletion.open}
        <Icon name="chevron-down" size={18} className="turns-when-open" />
      </summary>
      <p>
        <LinkedText site={site} text={deletion.warning} />
      </p>
      <AnswerForm request={request} pagePath={pagePath} answer="deleted">
        <button type="submit" className={buttonClasses('outline', 'mt-3')}>
          {deletion.confirm}
        </button>
      </AnswerForm>
    </details>
  );
}
