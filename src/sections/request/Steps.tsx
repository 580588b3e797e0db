import { momentText, momentWords } from '../../words/moments.ts';
import { isVisitClosed, type RequestProps } from './request-props.ts';

/**
 * The four steps of a request, with their times; those that it came to, once it is cancelled, or answered or put away
 * without an offer.
 */
export function Steps({ site, copy: { steps: copy, headings }, request }: RequestProps) {
  const { state, receivedAt, openedAt, offer, answeredAt } = request;
  const words = momentWords(site.clinic, site.copy.hours);
  const step = (name: 'read' | 'offered' | 'agreed', at: string | null) => ({
    name: (at === null && copy.coming?.[name]) || copy[name],
    at,
  });
  const begun = [
    { name: copy.received, at: receivedAt },
    step('read', openedAt),
    step('offered', offer?.offeredAt ?? null),
  ];
  const ended = { name: offer ? copy.cancelled : headings.closed, at: answeredAt };
  // When the clinic closed is not known here.
  const fallen = isVisitClosed(request) && copy.closed ? { name: copy.closed, at: null } : null;
  const agreed = fallen ?? step('agreed', state === 'agreed' ? answeredAt : null);
  const come = begun.filter(({ at }) => at !== null);
  const open = isSettled(request) ? come : [...begun, agreed];
  const steps = state === 'cancelled' ? [...come, ended] : open;
  const next = steps.findIndex(({ at }) => at === null);
  return (
    <section aria-labelledby="steps" data-screen-only="">
      <h2 id="steps" className="text-card">
        {copy.heading}
      </h2>
      <ol className="timeline mt-4">
        {steps.map((each, index) => {
          const { name, at } = each;
          const isDone = at !== null || each === fallen;
          return (
            <li key={name} data-done={isDone ? '' : undefined}>
              <span className={isDone ? 'block font-semibold' : 'block text-soft'}>{name}</span>
              {each !== fallen && (
                <span
                  className={`block text-small text-soft ${at || index === next ? '' : 'sr-only'}`}
                >
                  {at ? <time dateTime={at}>{momentText(at, words)}</time> : copy.waiting}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Whether the clinic is done with a request for which it offers no time: it has answered it, or put it away. */
function isSettled({ state, contact, isShelved }: RequestProps['request']): boolean {
  const isWaiting = state === 'received' || state === 'asked';
  return isWaiting && (isShelved || contact?.kind === 'replied');
}
