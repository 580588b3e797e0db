import { useState } from 'react';
import type { NoticesAnswer } from '../../../shared/desk/notices.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useChangeNotices } from '../api/notices.ts';
import { DeskError } from '../api/request.ts';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { useDays } from '../time/times.ts';

/** Days on which the clinic is closed in addition to its usual days off, and a field for a new one. */
export function ClosedDays({ days }: { days: NoticesAnswer['closedDays'] }) {
  const { notices: copy } = useCopy();
  const nameOf = useDays();
  const [day, setDay] = useState('');
  const close = useChangeNotices(() => setDay(''));
  const open = useChangeNotices();
  const send = () => close.mutate({ method: 'POST', path: '/closed-days', body: { day } });
  const problem =
    close.error instanceof DeskError && close.error.field === 'day'
      ? close.error.message
      : undefined;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.closedHeading}</h2>
      <p className="mt-2 text-small">{copy.closedText}</p>
      {days.length === 0 && <p className="mt-2">{copy.noClosedDays}</p>}
      <ul className="mt-2 divide-y divide-line">
        {days.map((each) => (
          <li key={each.day} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="py-2">
              <span className="font-semibold">{nameOf(each.day)}</span>
              <span className="block text-small">{interpolate(copy.by, { NAME: each.by })}</span>
            </span>
            <button
              type="button"
              className="min-h-11 text-small font-semibold underline"
              aria-label={`${copy.open}: ${nameOf(each.day)}`}
              disabled={open.isPending}
              onClick={() => open.mutate({ method: 'DELETE', path: `/closed-days/${each.day}` })}
            >
              {copy.open}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Form
          action={{ mutate: send, isPending: close.isPending, error: close.error }}
          button={copy.closeDay}
        >
          <Field
            label={copy.day}
            type="date"
            isRequired
            problem={problem}
            value={day}
            onChange={setDay}
          />
        </Form>
        <Problem error={open.error} />
      </div>
    </section>
  );
}
