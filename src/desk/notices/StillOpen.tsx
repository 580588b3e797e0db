import { useChangeNotices, useNotices } from '../api/notices.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { type Span, useSpanText } from './span.ts';

/**
 * After a notice that the clinic is closed: that the hours on the website are still the usual ones, and a button
 * that closes the clinic on these days too.
 */
export function StillOpen({ span }: { span: Span }) {
  const { notices: copy } = useCopy();
  const textOf = useSpanText();
  const { data } = useNotices();
  const close = useChangeNotices();
  const { day, to = day } = span;
  const isClosed = data?.closedDays.some(
    (closed) => !closed.hours && closed.day <= day && to <= closed.to,
  );
  if (isClosed) return close.isSuccess && `${copy.daysSaved} ${textOf(span)}`;
  return (
    <div className="mt-2 border-accent border-l-4 pl-3">
      <p className="font-semibold">{`${copy.stillOpen} ${textOf(span)}`}</p>
      <button
        type="button"
        className="min-h-11 font-semibold underline"
        disabled={close.isPending}
        onClick={() => close.mutate({ method: 'POST', path: '/closed-days', body: span })}
      >
        {copy.closeDay}
      </button>
      <Problem error={close.error} />
    </div>
  );
}
