import { useState } from 'react';
import type { Notice } from '../../../shared/desk/notices.ts';
import { useNotices } from '../api/notices.ts';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { ClosedDays, closedDays } from './ClosedDays.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticeItem } from './NoticeItem.tsx';
import { Outcome } from './Outcome.tsx';
import { StillOpen } from './StillOpen.tsx';
import { closedBy, type Span } from './span.ts';

/** The id of the form for a new notice. */
const newNotice = 'new-notice';

/** Notices at the top of the public pages, and closed days. */
export function Notices() {
  const { notices: copy } = useCopy();
  const { data, error, refetch } = useNotices();
  const [saved, setSaved] = useState<{ closed: Span | undefined; at: number }>();
  const inState = (state: Notice['state']) =>
    data?.notices.filter((notice) => notice.state === state) ?? [];
  const over = inState('over');
  return (
    <>
      <Heading>{copy.heading}</Heading>
      <p className="-mt-3 mb-5">{copy.intro}</p>
      <WayDown />
      <Problem error={error} retry={() => void refetch()} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <List heading={copy.shown} notices={inState('shown')} empty={data && copy.none} />
          <List heading={copy.coming} notices={inState('coming')} />
          <section className="card p-5 sm:p-6">
            <h2 id={newNotice} className="text-card">
              {copy.new}
            </h2>
            <NoticeForm
              onClose={(announced) =>
                setSaved({ closed: announced && closedBy(announced), at: Date.now() })
              }
            />
            {saved && (
              <Outcome key={saved.at} role="status">
                <p className="text-small">{copy.saved}</p>
                {saved.closed && <StillOpen span={saved.closed} />}
              </Outcome>
            )}
          </section>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ClosedDays days={data?.closedDays ?? []} />
          {over.length > 0 && (
            <details className="card p-5 sm:p-6">
              <summary className="min-h-11 cursor-pointer content-center font-semibold">
                {copy.over}
              </summary>
              <ul className="divide-y divide-line">
                {over.map((notice) => (
                  <NoticeItem key={notice.id} notice={notice} />
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </>
  );
}

/** Links, on a phone, to the two forms: the one for closed days is screens below the one for a notice. */
function WayDown() {
  const { notices: copy } = useCopy();
  const link = 'min-h-11 content-center font-semibold underline';
  return (
    <p className="-mt-4 mb-2 flex flex-wrap gap-x-5 lg:hidden">
      <a href={`#${newNotice}`} className={link}>
        {copy.new}
      </a>
      <a href={`#${closedDays}`} className={link}>
        {copy.closedHeading}
      </a>
    </p>
  );
}

interface ListProps {
  heading: string;
  notices: Notice[];
  /** Shown if there are none; nothing if omitted. */
  empty?: string | undefined;
}

function List({ heading, notices, empty }: ListProps) {
  if (notices.length === 0 && empty === undefined) return null;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{heading}</h2>
      {notices.length === 0 && <p className="mt-2">{empty}</p>}
      <ul className="divide-y divide-line">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}
