import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { useSendAgain } from './other-changes.ts';

/** The channels by which an enquiry was sent. */
export function Deliveries({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { parts: copy } = useCopy();
  const timeOf = useTimes();
  const send = useSendAgain(enquiry.id);
  const isWaiting = enquiry.deliveries.some((each) => each.configured && !each.deliveredAt);
  const stateOf = ({ configured, deliveredAt, nextAttemptAt }: OpenedEnquiry['deliveries'][0]) => {
    if (deliveredAt) return interpolate(copy.delivered, { TIME: timeOf(deliveredAt) });
    return configured
      ? interpolate(copy.waiting, { TIME: timeOf(nextAttemptAt) })
      : copy.notConfigured;
  };
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.deliveries}</h2>
      {enquiry.deliveries.length === 0 && <p className="mt-2 text-soft">{copy.kept}</p>}
      <ul className="mt-2 grid gap-2">
        {enquiry.deliveries.map((each) => (
          <li key={each.channel}>
            <strong>{copy[each.channel]}</strong>: {stateOf(each)}
            {!each.deliveredAt && each.problem && (
              <span className="block wrap-anywhere text-small">
                {interpolate(copy.failed, { REASON: each.problem })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isWaiting && (
        <button
          type="button"
          className={buttonClasses('outline', 'mt-4')}
          disabled={send.isPending}
          onClick={() => send.mutate()}
        >
          {copy.sendAgain}
        </button>
      )}
      <Problem error={send.error} retry={() => send.mutate()} />
    </section>
  );
}
