import { momentFormat, momentText } from '../../words/moments.ts';
import { isVisitClosed, type RequestProps } from './request-props.ts';

/**
 * The four steps of a request, with their times. If the request is cancelled, or answered or archived without an offer,
 * only the steps that were taken are shown.
 */
export function Steps({ site, copy: { steps: copy, headings }, request }: RequestProps) {
  const { state, receivedAt, openedAt, offer, answeredAt } = request;
  const format = momentFormat(site.clinic, site.copy.hours);
  const step = (key: 'read' | 'offered' | 'agreed', at: string | null) => ({
    name: (at === null && copy.coming?.[key]) || copy[key],
    at,
  });
  const beforeVisit = [
    { name: copy.received, at: receivedAt },
    step('read', openedAt),
    step('offered', offer?.offeredAt ?? null),
  ];
  const cancelledStep = { name: offer ? copy.cancelled : headings.closed, at: answeredAt };
  // Without a time, because the page does not know when the clinic decided to close.
  const closedStep = isVisitClosed(request) && copy.closed ? { name: copy.closed, at: null } : null;
  const agreedStep = closedStep ?? step('agreed', state === 'agreed' ? answeredAt : null);
  const stepsTaken = beforeVisit.filter(({ at }) => at !== null);
  const uncancelledSteps = isSettled(request) ? stepsTaken : [...beforeVisit, agreedStep];
  const steps = state === 'cancelled' ? [...stepsTaken, cancelledStep] : uncancelledSteps;
  const nextIndex = steps.findIndex(({ at }) => at === null);
  return (
    <section aria-labelledby="steps" data-screen-only="">
      <h2 id="steps" className="text-card">
        {copy.heading}
      </h2>
      <ol className="timeline mt-4">
        {steps.map((shownStep, index) => {
          const { name, at } = shownStep;
          const isDone = at !== null || shownStep === closedStep;
          return (
            <li key={name} data-done={isDone ? '' : undefined}>
              <span className={isDone ? 'block font-semibold' : 'block text-soft'}>{name}</span>
              {shownStep !== closedStep && (
                <span
                  className={`block text-small text-soft ${at || index === nextIndex ? '' : 'sr-only'}`}
                >
                  {at ? <time dateTime={at}>{momentText(at, format)}</time> : copy.waiting}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Whether the clinic is done with a request for which it offers no time: it has answered or archived it. */
function isSettled({ state, contact, isShelved }: RequestProps['request']): boolean {
  const isWaiting = state === 'received' || state === 'asked';
  return isWaiting && (isShelved || contact?.kind === 'replied');
}
