import type { ReactNode } from 'react';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { HalfDayOption } from '../../words/half-day-options.ts';
import { momentFormat, momentText } from '../../words/moments.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import type { RequestProps } from './request-props.ts';
import { WriteLink } from './WriteLink.tsx';

interface AnswersProps extends RequestProps {
  /** The half days that can be asked for. */
  options: HalfDayOption[];
  /** The half days that are already chosen. */
  selectedIds: string[];
}

/** What a patient can answer, each with one press. Only cancelling asks for confirmation. */
export function Answers({ options, selectedIds, ...props }: AnswersProps) {
  const { site, copy, request } = props;
  const { state, offer, isPast, isClosed, canAccept, canChange, contact } = request;
  const { answers } = copy;
  const format = momentFormat(site.clinic, site.copy.hours);
  const isExpired = state === 'offered' && !canAccept && !isClosed;
  const hasVisit = offer !== null;
  const canAsk = state !== 'received' || contact?.kind === 'tried';
  if (isPast) return <PastVisit {...props} />;
  if (!canChange) {
    return (
      <p>
        <LinkedText site={site} text={copy.outcomes.late} />
      </p>
    );
  }
  return (
    <div className="grid gap-6">
      {isExpired && (
        <p>
          <LinkedText site={site} text={copy.offer.over} />
        </p>
      )}
      {canAccept && (
        <AnswerForm {...props} answer="agreed">
          {state === 'asked' && <EarlierOffer {...props} />}
          <button type="submit" className={buttonClasses('primary')}>
            <Icon name="check" size={20} />
            {state === 'asked' && offer
              ? interpolate(answers.keep, { TIME: momentText(offer.at, format) })
              : answers.accept}
          </button>
        </AnswerForm>
      )}
      {canAsk && options.length > 0 && (
        <AnotherTimeForm {...props} options={options} selectedIds={selectedIds} />
      )}
      {state !== 'cancelled' && (
        <details className="group border-rule border-t pt-3">
          <summary className="markerless flex min-h-11 w-fit items-center gap-2 text-brand-ink underlined">
            {hasVisit ? answers.cancelVisit : answers.cancelRequest}
            <Icon name="chevron-down" size={18} className="turns-when-open" />
          </summary>
          <AnswerForm {...props} answer="cancelled">
            <button type="submit" className={buttonClasses('outline', 'mt-2')}>
              {hasVisit ? answers.confirm : answers.confirmRequest}
            </button>
          </AnswerForm>
        </details>
      )}
      {state === 'agreed' && !isClosed && <ChangeDeadline {...props} />}
    </div>
  );
}

/** How the clinic is reached once the visit is over. */
function PastVisit({ site, copy }: RequestProps) {
  return (
    <div>
      <p>
        <LinkedText site={site} text={copy.past} />
      </p>
      <WriteLink site={site} copy={copy} />
    </div>
  );
}

/** The time that was offered before another was asked for: it can still be accepted. */
function EarlierOffer({ site, copy, request: { offer } }: RequestProps) {
  const format = momentFormat(site.clinic, site.copy.hours);
  const TIME = offer ? momentText(offer.at, format) : '';
  return <p className="mb-3">{interpolate(copy.answers.offered, { TIME })}</p>;
}

/** A form that posts one answer, about the offer that this page shows. */
export function AnswerForm({
  request,
  pagePath,
  answer,
  children,
}: Pick<RequestProps, 'request' | 'pagePath'> & {
  answer: 'agreed' | 'asked' | 'cancelled' | 'deleted';
  children: ReactNode;
}) {
  return (
    <form method="post" action={pagePath}>
      <input type="hidden" name="answer" value={answer} />
      <input type="hidden" name="offer" value={request.offer?.version ?? ''} />
      <input type="hidden" name="since" value={request.answeredAt ?? ''} />
      {children}
    </form>
  );
}

function AnotherTimeForm({ options, selectedIds, ...props }: AnswersProps) {
  const { legend, button } = labelsOf(props);
  return (
    <AnswerForm {...props} answer="asked">
      <fieldset>
        <legend className="font-heading font-semibold text-card">{legend}</legend>
        <p className="mt-1 text-plain text-soft">{props.copy.answers.anotherHint}</p>
        <div className="mt-3 grid gap-x-4 sm:grid-cols-2">
          {options.map(({ id, label }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="half-day"
                value={id}
                defaultChecked={selectedIds.includes(id)}
                className="size-5 shrink-0"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={buttonClasses('outline', 'mt-3')}>
        {button}
      </button>
    </AnswerForm>
  );
}

/** The legend and the button of the choice of half days. They say “another” only if a time is offered or agreed. */
function labelsOf({ copy: { answers }, request: { state, offer, isClosed } }: RequestProps) {
  if (offer && state !== 'cancelled')
    return {
      legend: (isClosed && answers.closedHeading) || answers.anotherHeading,
      button: answers.another,
    };
  if (state === 'asked') return { legend: answers.changeHeading, button: answers.change };
  return { legend: answers.firstHeading, button: answers.first };
}

/** Until when an agreed visit can be changed on this page. */
function ChangeDeadline({ site, copy, request }: RequestProps) {
  const format = momentFormat(site.clinic, site.copy.hours);
  if (request.changesUntil === null) return null;
  const text = interpolate(copy.answers.until, { TIME: momentText(request.changesUntil, format) });
  return (
    <p className="text-plain">
      <LinkedText site={site} text={text} />
    </p>
  );
}
