import { useState } from 'react';
import type { NoticeContent } from '../../../shared/desk/notices.ts';
import { useChangeNotices } from '../api/notices.ts';
import { DeskError } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { localDay, localTime } from '../time/times.ts';
import { AddToNotice } from './AddToNotice.tsx';
import { ClosedItem, type ClosedSpan } from './ClosedItem.tsx';
import { CloseForm, type Closing } from './CloseForm.tsx';
import { HeldThen } from './HeldThen.tsx';
import { LeftNotice } from './LeftNotice.tsx';
import { Outcome } from './Outcome.tsx';
import { readyNotice } from './ready-notices.ts';
import { announcedBy, specialDaysOf, useSpanText } from './span.ts';

/** Days on which the clinic is closed or has other hours than usual, and a form for new ones. */
export function ClosedDays({ days }: { days: ClosedSpan[] }) {
  const { notices: copy } = useCopy();
  const textOf = useSpanText();
  const announce = useAnnounce();
  const [saved, setSaved] = useState<{ closing: Closing; at: number }>();
  const [opened, setOpened] = useState<ClosedSpan>();
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.closedHeading}</h2>
      <p className="mt-2 text-small">{copy.closedText}</p>
      {days.length === 0 && <p className="mt-2">{copy.noClosedDays}</p>}
      <ul className="mt-2 divide-y divide-line">
        {days.map((each) => (
          <ClosedItem
            key={each.day}
            span={each}
            onOpened={() => {
              setOpened(each);
              setSaved(undefined);
            }}
          />
        ))}
      </ul>
      {opened && <LeftNotice span={opened} />}
      <CloseForm
        onClosed={(closing) => {
          setSaved({ closing, at: Date.now() });
          setOpened(undefined);
        }}
        onAnnounced={announce.send}
      />
      {saved && (
        <Outcome key={saved.at} role="status">
          <p className="font-semibold">{`${copy.daysSaved} ${textOf(saved.closing)}`}</p>
          <HeldThen days={specialDaysOf(saved.closing)} />
        </Outcome>
      )}
      {announce.error && (
        <Outcome key={announce.sentAt}>
          <p className="font-semibold">{copy.noticeUnsaved}</p>
          <Problem error={announce.error} retry={announce.retry} />
          {announce.inTheWay && (
            <AddToNotice refused={announce.inTheWay} onAdded={announce.noteAdded} />
          )}
        </Outcome>
      )}
      {announce.isAdded && (
        <Outcome role="status">
          <p>{copy.saved}</p>
        </Outcome>
      )}
    </section>
  );
}

/** Puts a notice of closed days or other hours on the website. */
function useAnnounce() {
  const setup = useSetup();
  const { timeZone } = useSignedIn();
  const { mutate, error, variables, submittedAt, reset } = useChangeNotices();
  const [announced, setAnnounced] = useState<NoticeContent>();
  const [isAdded, setAdded] = useState(false);
  const send = (closing: Closing) => {
    const sentence = readyNotice(announcedBy(closing), localDay(timeZone), setup);
    const notice = { id: crypto.randomUUID(), from: localTime(timeZone), ...sentence };
    setAnnounced(notice);
    setAdded(false);
    mutate({ method: 'POST', path: '/notices', body: notice });
  };
  // The server names the beginning of a notice that is shown beside another.
  const isInTheWay = error instanceof DeskError && error.field === 'from';
  return {
    send,
    error,
    sentAt: submittedAt,
    retry: () => variables && mutate(variables),
    inTheWay: isInTheWay ? announced : undefined,
    isAdded,
    noteAdded: () => {
      reset();
      setAdded(true);
    },
  };
}
