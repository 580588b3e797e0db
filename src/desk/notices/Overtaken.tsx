import { interpolate } from '../../../shared/interpolate.ts';
import { useCopy } from '../parts/setup.ts';
import { type ClosedSpan, useSpanText } from './span.ts';

/**
 * Says who has changed some days meanwhile, and what holds now.
 * @param current left out if they have their usual hours again
 */
export function Overtaken({ current }: { current: ClosedSpan | undefined }) {
  const { notices: copy } = useCopy();
  const textOf = useSpanText();
  const text = current
    ? interpolate(copy.changedBy, {
        NAME: current.by,
        DAYS: [textOf(current), !current.hours && copy.closedThen, current.reason]
          .filter(Boolean)
          .join('; '),
      })
    : copy.openedBy;
  return (
    <p
      role="alert"
      className="mb-2 border-l-4 border-l-accent bg-warm p-2 font-semibold wrap-anywhere"
    >
      {text}
    </p>
  );
}
