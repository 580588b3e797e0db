import { useState } from 'react';
import { useChangeNotices } from '../api/notices.ts';
import { DeskError } from '../api/request.ts';
import { Choices } from '../parts/Choices.tsx';
import { Checkbox, Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { useCopy } from '../parts/setup.ts';
import type { Span } from './span.ts';

/** Days to close, or with other hours. */
export interface Closing extends Span {
  reason?: string | undefined;
}

/** Maximum length of a reason, as on the server. */
const longestReason = 100;

interface CloseFormProps {
  onClosed: (closing: Closing) => void;
  onAnnounced: (closing: Closing) => void;
}

const empty = { day: '', to: '', opens: '', closes: '', reason: '' };

/**
 * The form that closes the clinic on a day, or on several in a row, or says at what other hours it is open.
 * @param onClosed called with the days once they are saved
 * @param onAnnounced called with them if a notice is wanted too
 */
export function CloseForm({ onClosed, onAnnounced }: CloseFormProps) {
  const { notices: copy } = useCopy();
  const [typed, setTyped] = useState(empty);
  const [isOpen, setOpen] = useState(false);
  const [isAnnounced, setAnnounced] = useState(true);
  const closing: Closing = {
    day: typed.day,
    ...(typed.to !== '' && typed.to !== typed.day && { to: typed.to }),
    ...(isOpen && { hours: { opens: typed.opens, closes: typed.closes } }),
    ...(typed.reason.trim() !== '' && { reason: typed.reason }),
  };
  const close = useChangeNotices(() => {
    setTyped(empty);
    setOpen(false);
    onClosed(closing);
    if (isAnnounced) onAnnounced(closing);
  });
  const refusal = close.error instanceof DeskError ? close.error : null;
  const error = refusal?.field === undefined ? close.error : null;
  const fieldOf = (name: keyof typeof empty) => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    problem: [name, `hours.${name}`].includes(refusal?.field ?? '') ? refusal?.message : undefined,
  });
  const send = () => close.mutate({ method: 'POST', path: '/closed-days', body: closing });
  return (
    <div className="mt-4">
      <Form
        action={{ mutate: send, isPending: close.isPending, error }}
        button={isOpen ? copy.saveHours : copy.closeDay}
        buttonKept="atEdge"
      >
        <Field label={copy.day} type="date" isRequired {...fieldOf('day')} />
        <Field label={copy.lastDay} type="date" {...fieldOf('to')} />
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
          <div className="grid grid-cols-2 gap-4">
            <Field label={copy.opens} type="time" isRequired {...fieldOf('opens')} />
            <Field label={copy.closes} type="time" isRequired {...fieldOf('closes')} />
          </div>
        )}
        <Field label={copy.reason} maxLength={longestReason} {...fieldOf('reason')} />
        <Checkbox label={copy.alsoNotice} isChecked={isAnnounced} onChange={setAnnounced} />
      </Form>
    </div>
  );
}
