import { useState } from 'react';
import type { Notice } from '../../../shared/desk/notices.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useChangeNotices } from '../api/notices.ts';
import { useSignedIn } from '../api/session.ts';
import { Confirm } from '../dialogs/Confirm.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { useLocalTimes } from '../time/times.ts';
import { NoticeForm } from './NoticeForm.tsx';

/** A notice in the list, with its actions. */
export function NoticeItem({ notice }: { notice: Notice }) {
  const { notices: copy } = useCopy();
  const { languages } = useSignedIn();
  const timeOf = useLocalTimes();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const change = useChangeNotices(() => setAsking(false));
  const { id, version, state } = notice;
  const path = `/notices/${id}`;
  const end = () => change.mutate({ method: 'POST', path: `${path}/end`, body: { version } });
  const remove = () => change.mutate({ method: 'DELETE', path, body: { version } });
  const written = languages.flatMap((code) => (notice.texts[code] ? [code] : []));
  const [main = ''] = written;
  const times = { FROM: timeOf(notice.from), UNTIL: timeOf(notice.until) };
  const action = (label: string, onClick: () => void) => (
    <button
      type="button"
      className="min-h-11 underline"
      aria-label={`${label}: ${notice.texts[main]}`}
      disabled={change.isPending}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <li className="py-3">
      {written.map((code) => (
        <p key={code} lang={code} className="wrap-anywhere first:font-semibold">
          {notice.texts[code]}
        </p>
      ))}
      <p className="mt-1 text-small">
        {interpolate(copy.times, times)}, {interpolate(copy.by, { NAME: notice.by })}
      </p>
      {!isEditing && (
        <div className="mt-1 flex flex-wrap gap-x-6 text-small font-semibold">
          {state !== 'over' && action(copy.change, () => setEditing(true))}
          {state === 'shown'
            ? action(copy.takeOff, end)
            : action(copy.delete, () => setAsking(true))}
        </div>
      )}
      {!isAsking && <Problem error={change.error} retry={state === 'shown' ? end : remove} />}
      {isEditing && <NoticeForm notice={notice} onClose={() => setEditing(false)} />}
      {isAsking && (
        <Confirm
          heading={copy.deleteHeading}
          text={notice.texts[main] ?? ''}
          action={copy.delete}
          error={change.error}
          isPending={change.isPending}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
