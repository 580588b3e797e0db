import { interpolate } from '../../../shared/interpolate.ts';
import { useChangeNotices } from '../api/notices.ts';
import { DeskError } from '../api/request.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { HeldThen } from './HeldThen.tsx';
import { Overtaken } from './Overtaken.tsx';
import { type ClosedSpan, enteredIn, specialDaysOf, useSpanText } from './span.ts';

interface ClosedItemProps {
  span: ClosedSpan;
  /** Called with the button that was pressed to change them. */
  onChange: (button: HTMLElement) => void;
  /** Called once the clinic has its usual hours again. */
  onOpened: () => void;
}

/** Closed days or other hours in the list, with buttons that change and undo them. */
export function ClosedItem({ span, onChange, onOpened }: ClosedItemProps) {
  const { notices: copy } = useCopy();
  const textOf = useSpanText();
  const open = useChangeNotices(onOpened);
  const { day, to, hours, reason, by } = span;
  const undo = hours ? copy.usualHours : copy.open;
  const isConflict = open.error instanceof DeskError && open.error.problem === 'changed-meanwhile';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="py-2">
        <span className="font-semibold">{textOf(span)}</span>
        {reason && <span className="block wrap-anywhere">{reason}</span>}
        <span className="block text-small">{interpolate(copy.by, { NAME: by })}</span>
      </span>
      <span className="flex flex-wrap gap-x-6 text-small font-semibold">
        <button
          type="button"
          className="min-h-11 underline"
          aria-label={`${copy.change}: ${textOf(span)}`}
          onClick={({ currentTarget }) => onChange(currentTarget)}
        >
          {copy.change}
        </button>
        <button
          type="button"
          className="min-h-11 underline"
          aria-label={`${undo}: ${textOf(span)}`}
          disabled={open.isPending}
          onClick={() =>
            open.mutate({
              method: 'DELETE',
              path: `/closed-days/${day}?to=${to}`,
              body: { was: enteredIn(span) },
            })
          }
        >
          {undo}
        </button>
      </span>
      <HeldThen days={specialDaysOf(span)} />
      {isConflict ? <Overtaken current={span} /> : <Problem error={open.error} />}
    </li>
  );
}
