import { useRef, useState } from 'react';
import { interpolate } from '../../../shared/interpolate.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { useDays } from '../time/times.ts';
import { ClosedItem } from './ClosedItem.tsx';
import { CloseForm, type Closing } from './CloseForm.tsx';
import { HeldThen } from './HeldThen.tsx';
import { Outcome } from './Outcome.tsx';
import { StaleNotices } from './StaleNotices.tsx';
import { type ClosedSpan, haveSameHours, specialDaysOf, useSpanText } from './span.ts';
import { useAnnounce } from './use-announce.ts';

/** The id of the part of the page with the closed days. */
export const closedDays = 'closed-days';

/** Days on which the clinic is closed or has other hours than usual, and a form for new ones. */
export function ClosedDays({ days }: { days: ClosedSpan[] }) {
  const { notices: copy } = useCopy();
  const textOf = useSpanText();
  const dayOf = useDays();
  const announce = useAnnounce();
  const [saved, setSaved] = useState<{ closing: Closing; at: number; isSame: boolean }>();
  const [opened, setOpened] = useState<ClosedSpan>();
  const [changed, setChanged] = useState<ClosedSpan>();
  const pressed = useRef<HTMLElement>(null);
  const current = days.find(({ day, to }) => day === changed?.day && to === changed.to);
  // Another reason changes nothing that a notice says.
  const stale = saved && !saved.isSame ? announce.staleOnce.saved(saved.closing) : [];
  return (
    <section className="card p-5 sm:p-6">
      <h2 id={closedDays} className="text-card">
        {copy.closedHeading}
      </h2>
      <p className="mt-2 text-small">{copy.closedText}</p>
      {days.length === 0 && <p className="mt-2">{copy.noClosedDays}</p>}
      <ul className="mt-2 divide-y divide-line">
        {days.map((each) => (
          <ClosedItem
            key={each.day}
            span={each}
            onChange={(button) => {
              pressed.current = button;
              setChanged(each);
              setSaved(undefined);
            }}
            onOpened={() => {
              setOpened(each);
              setSaved(undefined);
              announce.clear();
              setChanged((current) => (current?.day === each.day ? undefined : current));
            }}
          />
        ))}
      </ul>
      {opened && (
        <Outcome key={`${opened.day} ${opened.to}`} role="status">
          <p className="font-semibold">
            {`${copy.daysOpened} ${textOf({ day: opened.day, to: opened.to })}`}
          </p>
          <StaleNotices notices={announce.staleOnce.opened(opened)} />
        </Outcome>
      )}
      <CloseForm
        key={changed?.day}
        days={days}
        changed={changed}
        current={current}
        isAnnounced={!changed || announce.isAnnounced(changed)}
        onClosed={(closing) => {
          const former = current ?? changed;
          const isSame = former !== undefined && haveSameHours(former.hours, closing.hours);
          setSaved({ closing, at: Date.now(), isSame });
          setOpened(undefined);
          setChanged(undefined);
          announce.clear();
        }}
        onAnnounced={(closing) => announce.send(closing, current ?? changed)}
        onCancel={() => {
          setChanged(undefined);
          pressed.current?.focus();
        }}
      />
      {saved && (
        <Outcome key={saved.at} role="status">
          <p className="font-semibold">{`${copy.daysSaved} ${textOf(saved.closing)}`}</p>
          {announce.appears && (
            <p>{interpolate(copy.noticeFrom, { DAY: dayOf(announce.appears.slice(0, 10)) })}</p>
          )}
          <HeldThen days={specialDaysOf(saved.closing)} />
          <StaleNotices
            notices={stale}
            instead={announce.textsOf(saved.closing)}
            onReplaced={announce.noteAdded}
          />
        </Outcome>
      )}
      {announce.error && (
        <Outcome key={announce.sentAt}>
          <p className="font-semibold">{copy.noticeUnsaved}</p>
          <Problem error={announce.error} retry={announce.retry} />
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
