import { daysOf, hoursOn, type SpecialDays } from '../../../shared/hours/week-hours.ts';
import { useChangeNotices } from '../api/notices.ts';
import { useVisitTimes } from '../api/visits.ts';
import { intoView, Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { focusOn } from './focus-on.ts';
import { HeldThen } from './HeldThen.tsx';
import { type Span, specialDaysOf, useSpanText } from './span.ts';

/**
 * After a notice that the clinic is closed: that the hours on the website are still the usual ones, and a button
 * that closes the clinic on these days too.
 */
export function StillOpen({ span }: { span: Span }) {
  const { notices: copy } = useCopy();
  const { openingHours } = useSetup();
  const textOf = useSpanText();
  const { data: times } = useVisitTimes(true);
  const close = useChangeNotices();
  if (close.isSuccess) {
    return (
      <div>
        <p ref={focusOn} tabIndex={-1}>{`${copy.daysSaved} ${textOf(span)}`}</p>
        <HeldThen days={specialDaysOf(span)} />
      </div>
    );
  }
  const isUsual = (day: string, special: SpecialDays[]) =>
    !special.some(({ from, to }) => from <= day && day <= to) &&
    hoursOn(day, openingHours, []).length > 0;
  if (!times || !daysOf(specialDaysOf(span)).some((day) => isUsual(day, times.specialDays)))
    return null;
  return (
    <div ref={intoView} className="mt-2 border-accent border-l-4 pl-3">
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
