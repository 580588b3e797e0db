import { Link } from '@tanstack/react-router';
import type { OpenedEnquiry, PastMove } from '../../../shared/desk/enquiries.ts';
import { fill, useCopy } from '../parts/setup.ts';
import { useLocalTimes, useTimes } from '../time/times.ts';

/** Other enquiries from the same number. */
export function Others({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy, list } = useCopy();
  const timeOf = useTimes();
  if (enquiry.others.length === 0) return null;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.others}</h2>
      <ul className="mt-2 divide-y divide-line">
        {enquiry.others.map(({ id, receivedAt, tab, beginning }) => (
          <li key={id} className="py-2">
            <Link
              to="/enquiries/$id"
              params={{ id }}
              className="inline-block min-h-6 font-semibold underline"
            >
              <time dateTime={receivedAt}>{timeOf(receivedAt)}</time>, {list[tab]}
            </Link>
            <p className="line-clamp-2 wrap-anywhere text-soft">{beginning}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What became of an enquiry, oldest first. */
export function History({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy } = useCopy();
  const timeOf = useTimes();
  const placeOf = usePlaceNames();
  if (enquiry.history.length === 0) return null;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.history}</h2>
      <ol className="mt-2 grid gap-2">
        {enquiry.history.map(({ id, at, by, was, ...move }) => (
          <li key={id}>
            <time dateTime={at} className="text-small text-soft">
              {timeOf(at)}
            </time>{' '}
            <strong>{by}</strong>:{' '}
            {fill(copy.historyMove, { WAS: placeOf({ became: was }), BECAME: placeOf(move) })}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Names a tab, or the reason why an enquiry is pending. */
function usePlaceNames() {
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
    callAt ? fill(list.callBack, { TIME: timeOf(callAt) }) : (names[became] ?? became);
}
