import { Icon } from '../../ui/Icon.tsx';
import { interpolate } from '../../words/interpolate.ts';
import { momentText, momentWords } from '../../words/moments.ts';
import type { RequestProps } from './request-props.ts';

/** The four steps of a request, with their times. */
export function Steps({ site, copy: { steps: copy }, request }: RequestProps) {
  const { state, receivedAt, openedAt, offer, answeredAt, answerBy } = request;
  const words = momentWords(site.clinic, site.copy.hours);
  const steps = [
    { name: copy.received, at: receivedAt },
    { name: copy.read, at: openedAt },
    { name: copy.offered, at: offer?.offeredAt ?? null },
    { name: copy.agreed, at: state === 'agreed' ? answeredAt : null },
  ];
  const isUnanswered = state === 'received';
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-card">
        {copy.heading}
      </h2>
      <ol className="mt-3 grid gap-3">
        {steps.map(({ name, at }, index) => (
          <li key={name} className="flex gap-3">
            <Icon
              name={at ? 'check' : 'clock'}
              size={22}
              className={`mt-0.5 shrink-0 ${at ? 'text-brand-ink' : 'text-soft'}`}
            />
            <span>
              <span className={at ? 'block font-semibold' : 'block'}>{name}</span>
              <span className="block text-small text-soft">
                {at ? <time dateTime={at}>{momentText(at, words)}</time> : copy.waiting}
              </span>
              {index === 0 && isUnanswered && (
                <span className="block text-small">
                  {interpolate(copy.answer, { TIME: momentText(answerBy, words) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
