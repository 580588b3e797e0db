import { momentText, momentWords } from '../../words/moments.ts';
import type { RequestProps } from './request-props.ts';

/** The four steps of a request, with their times; once it is cancelled, those that it came to. */
export function Steps({ site, copy: { steps: copy, headings }, request }: RequestProps) {
  const { state, receivedAt, openedAt, offer, answeredAt } = request;
  const words = momentWords(site.clinic, site.copy.hours);
  const begun = [
    { name: copy.received, at: receivedAt },
    { name: copy.read, at: openedAt },
    { name: copy.offered, at: offer?.offeredAt ?? null },
  ];
  const ended = { name: offer ? copy.cancelled : headings.closed, at: answeredAt };
  const agreed = { name: copy.agreed, at: state === 'agreed' ? answeredAt : null };
  const steps =
    state === 'cancelled' ? [...begun.filter(({ at }) => at !== null), ended] : [...begun, agreed];
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-card">
        {copy.heading}
      </h2>
      <ol className="timeline mt-4">
        {steps.map(({ name, at }) => (
          <li key={name} data-done={at ? '' : undefined}>
            <span className={at ? 'block font-semibold' : 'block text-soft'}>{name}</span>
            <span className="block text-small text-soft">
              {at ? <time dateTime={at}>{momentText(at, words)}</time> : copy.waiting}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
