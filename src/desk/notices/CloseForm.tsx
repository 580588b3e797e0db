import { useState } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { useChangeNotices } from '../api/notices.ts';
import { DeskError } from '../api/request.ts';
import { Choices } from '../parts/Choices.tsx';
import { Checkbox, Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { useCopy } from '../parts/setup.ts';
import { focusOn } from './focus-on.ts';
import { Overtaken } from './Overtaken.tsx';
import { type ClosedSpan, enteredIn, type Span, useSpanText } from './span.ts';

/** Days to close, or with other hours. */
export interface Closing extends Span {
  /** Null for none, in place of the one they have. */
  reason?: string | null;
}

/** Maximum length of a reason, as on the server. */
const longestReason = 100;

interface CloseFormProps {
  /** The days being changed, which stay the same days; omitted for new ones. */
  changed: ClosedSpan | undefined;
  /** All days in the list. */
  days: ClosedSpan[];
  /** What is entered for these days now, if they still are in the list. */
  current: ClosedSpan | undefined;
  /** Whether a notice is wanted at first. */
  isAnnounced: boolean;
  onClosed: (closing: Closing) => void;
  onAnnounced: (closing: Closing) => void;
  onCancel: () => void;
}

const empty = { day: '', to: '', opens: '', closes: '', reason: '' };

/**
 * The form that closes the clinic on a day, or on several in a row, or says at what other hours it is open; or
 * changes that. It needs a key for each of the days changed.
 * @param onClosed called with the days once they are saved
 * @param onAnnounced called with them if a notice is wanted too
 */
export function CloseForm({
  days,
  changed,
  current,
  onClosed,
  onAnnounced,
  onCancel,
  ...first
}: CloseFormProps) {
  const { notices: copy } = useCopy();
  const textOf = useSpanText();
  const [typed, setTyped] = useState(() => ({ ...empty, ...(changed && valuesOf(changed)) }));
  const [isOpen, setOpen] = useState(changed?.hours !== undefined);
  const [seen, setSeen] = useState(changed);
  const [isAnnounced, setAnnounced] = useState(first.isAnnounced);
  const reason = typed.reason.trim();
  const closing: Closing = {
    day: typed.day,
    ...(typed.to !== '' && typed.to !== typed.day && { to: typed.to }),
    ...(isOpen && { hours: { opens: typed.opens, closes: typed.closes } }),
    ...(reason !== '' && { reason }),
    ...(reason === '' && changed && { reason: null }),
  };
  const close = useChangeNotices(() => {
    setTyped(empty);
    setOpen(false);
    onClosed(closing);
    if (isAnnounced) onAnnounced(closing);
  });
  const refusal = close.error instanceof DeskError ? close.error : null;
  const isAtField = refusal?.field !== undefined && !(changed && isDay(refusal.field));
  const isConflict = refusal?.problem === 'changed-meanwhile';
  const error = isAtField || isConflict ? null : close.error;
  const fieldOf = (name: keyof typeof empty) => ({
    value: typed[name],
    onChange: (value: string) => {
      // Whoever was told of other days is asked again.
      if (isConflict && !changed) close.reset();
      setTyped({ ...typed, [name]: value });
    },
    problem: [name, `hours.${name}`].includes(refusal?.field ?? '') ? refusal?.message : undefined,
  });
  const send = () => {
    // Whoever has been told of somebody else's change, and sees it in the list, may change that.
    const was = isConflict ? current : seen;
    setSeen(was);
    const ofNew = isConflict ? {} : { was: null };
    const basis = changed ? was && { was: enteredIn(was) } : ofNew;
    close.mutate({ method: 'POST', path: '/closed-days', body: { ...closing, ...basis } });
  };
  const { day, to = day } = closing;
  const inTheWay = days.filter((each) => each.day <= to && each.to >= day);
  const saveNew = isOpen ? copy.saveHours : copy.closeDay;
  const save = changed ? copy.saveChange : saveNew;
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      {changed && (
        <h3 ref={focusOn} tabIndex={-1} className="font-semibold">
          {`${copy.change}: ${textOf({ day: changed.day, to: changed.to })}`}
        </h3>
      )}
      <Form
        action={{ mutate: send, isPending: close.isPending, error }}
        button={isConflict ? copy.saveMine : save}
        note={
          isConflict &&
          (changed ? [current] : inTheWay).map((each) => (
            <Overtaken key={each?.day ?? ''} current={each} />
          ))
        }
        buttonKept="atEdge"
      >
        {!changed && (
          <>
            <Field label={copy.day} type="date" isRequired {...fieldOf('day')} />
            <Field label={copy.lastDay} type="date" {...fieldOf('to')} />
          </>
        )}
        <Choices
          legend={copy.thatDay}
          isLegendShown
          name="that-day"
          className="mt-1 flex flex-wrap gap-x-6"
          choices={[
            { label: copy.closedThen, value: false },
            { label: copy.openThen, value: true },
          ]}
          value={isOpen}
          onChange={setOpen}
        />
        {isOpen && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={copy.opens} type="time" isRequired {...fieldOf('opens')} />
            <Field label={copy.closes} type="time" isRequired {...fieldOf('closes')} />
          </div>
        )}
        <Field label={copy.reason} maxLength={longestReason} {...fieldOf('reason')} />
        <Checkbox label={copy.alsoNotice} isChecked={isAnnounced} onChange={setAnnounced} />
      </Form>
      {changed && (
        <button type="button" className={buttonClasses('outline')} onClick={onCancel}>
          {copy.cancel}
        </button>
      )}
    </div>
  );
}

/** Whether a field is that of a day, which is not there while days are changed. */
const isDay = (field: string) => field === 'day' || field === 'to';

const valuesOf = ({ day, to, hours, reason }: ClosedSpan) => ({
  day,
  to,
  ...hours,
  reason: reason ?? '',
});
