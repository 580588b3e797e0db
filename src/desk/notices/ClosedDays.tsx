import type { NoticesAnswer } from '../../../shared/desk/notices.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useChangeNotices } from '../api/notices.ts';
import { useSignedIn } from '../api/session.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { localDay, localTime, useDays, useLocalTimeOfDay } from '../time/times.ts';
import { CloseForm, type Closing } from './CloseForm.tsx';
import { readyNotice } from './ready-notices.ts';

type ClosedSpan = NoticesAnswer['closedDays'][number];

/** Days on which the clinic is closed or has other hours than usual, and a form for new ones. */
export function ClosedDays({ days }: { days: ClosedSpan[] }) {
  const { notices: copy } = useCopy();
  const announce = useAnnounce();
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.closedHeading}</h2>
      <p className="mt-2 text-small">{copy.closedText}</p>
      {days.length === 0 && <p className="mt-2">{copy.noClosedDays}</p>}
      <ul className="mt-2 divide-y divide-line">
        {days.map((each) => (
          <ClosedItem key={each.day} span={each} />
        ))}
      </ul>
      <CloseForm onClosed={announce.send} />
      {announce.error && <p className="mt-3 font-semibold">{copy.noticeUnsaved}</p>}
      <Problem error={announce.error} retry={announce.retry} />
    </section>
  );
}

const readyKinds = {
  closed: { day: 'oneDay', days: 'severalDays' },
  open: { day: 'otherHours', days: 'otherHoursOnDays' },
} as const;

/** Puts a notice of closed days or other hours on the website. */
function useAnnounce() {
  const setup = useSetup();
  const { timeZone } = useSignedIn();
  const { mutate, error, variables } = useChangeNotices();
  const send = ({ day, to, hours }: Closing) => {
    const kind = readyKinds[hours ? 'open' : 'closed'][to ? 'days' : 'day'];
    const sentence = readyNotice({ kind, day, last: to ?? day, hours }, localDay(timeZone), setup);
    const notice = { id: crypto.randomUUID(), from: localTime(timeZone), ...sentence };
    mutate({ method: 'POST', path: '/notices', body: notice });
  };
  return { send, error, retry: () => variables && mutate(variables) };
}

function ClosedItem({ span: { day, to, hours, reason, by } }: { span: ClosedSpan }) {
  const { notices: copy } = useCopy();
  const nameOf = useDays();
  const timeOf = useLocalTimeOfDay();
  const open = useChangeNotices();
  const name =
    day === to ? nameOf(day) : interpolate(copy.days, { DAY: nameOf(day), LAST: nameOf(to) });
  const times = hours && {
    OPENS: timeOf(`${day}T${hours.opens}`),
    CLOSES: timeOf(`${day}T${hours.closes}`),
  };
  const undo = hours ? copy.usualHours : copy.open;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="py-2">
        <span className="font-semibold">{name}</span>
        {times && <span className="block">{interpolate(copy.hours, times)}</span>}
        {reason && <span className="block wrap-anywhere">{reason}</span>}
        <span className="block text-small">{interpolate(copy.by, { NAME: by })}</span>
      </span>
      <button
        type="button"
        className="min-h-11 text-small font-semibold underline"
        aria-label={`${undo}: ${name}`}
        disabled={open.isPending}
        onClick={() => open.mutate({ method: 'DELETE', path: `/closed-days/${day}?to=${to}` })}
      >
        {undo}
      </button>
      <Problem error={open.error} />
    </li>
  );
}
