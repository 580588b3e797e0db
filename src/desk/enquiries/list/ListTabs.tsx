import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCounts } from '../../api/enquiries.ts';
import { useSignedIn } from '../../api/session.ts';
import { useCopy } from '../../parts/setup.ts';
import { type Filter, tabs, underTab } from '../parts/filter.ts';

/** The tabs of the list, each with its count. During a search, none of them is current. */
export function ListTabs({ filter }: { filter: Filter }) {
  const { list: copy } = useCopy();
  const counts = useCounts();
  const { urgentNew = 0, urgentPending = 0, urgentSpam = 0 } = counts ?? {};
  const isSpam = filter.tab === 'spam';
  return (
    <>
      <nav
        aria-label={copy.tabsLabel}
        className="flex scroll-px-12 overflow-x-auto overflow-y-hidden border-b border-line print:hidden"
      >
        {tabs.map((tab) => (
          <Link
            key={tab}
            to="/"
            search={underTab(filter, tab)}
            activeOptions={{ exact: true, explicitUndefined: true }}
            className="tab -mb-px min-h-11 max-sm:px-1 max-sm:text-fine"
          >
            {copy[tab]}
            {counts && (
              <span className="font-normal text-soft tabular-nums">{counts.counts[tab]}</span>
            )}
          </Link>
        ))}
      </nav>
      {urgentNew > 0 && (
        <Urgent search={{ urgent: true }}>
          {urgentNew === 1 ? copy.urgentOne : interpolate(copy.urgentNew, { COUNT: urgentNew })}
        </Urgent>
      )}
      {urgentPending > 0 && filter.tab !== 'pending' && (
        <Urgent search={{ tab: 'pending', urgent: true }}>
          {interpolate(copy.urgentPending, { COUNT: urgentPending })}
        </Urgent>
      )}
      {urgentSpam > 0 && !isSpam && (
        <Urgent search={{ tab: 'spam', urgent: true }}>
          {interpolate(copy.urgentSpam, { COUNT: urgentSpam })}
        </Urgent>
      )}
      <AtDoctor />
      {filter.search && <p className="mt-2 text-small">{copy.searched}</p>}
    </>
  );
}

/**
 * A link to the enquiries that were handed to the doctor, which are under another tab than the new ones: for the doctor,
 * to those that wait for her; for reception, to those on which she has written.
 */
function AtDoctor() {
  const { list: copy } = useCopy();
  const { person } = useSignedIn();
  const { waitingForDoctor = 0, answeredByDoctor = 0 } = useCounts() ?? {};
  const isDoctor = person.role === 'doctor';
  const count = isDoctor ? waitingForDoctor : answeredByDoctor;
  if (count === 0) return null;
  return (
    <p className="text-small print:hidden">
      <Link
        to="/"
        search={{ tab: 'pending', doctor: isDoctor || 'answered' }}
        activeOptions={{ exact: true, explicitUndefined: true }}
        className="inline-block min-h-11 content-center underline aria-[current=page]:font-semibold"
      >
        {interpolate(isDoctor ? copy.waitingForDoctor : copy.answeredByDoctor, { COUNT: count })}
      </Link>
    </p>
  );
}

/** A link to the enquiries with words of an emergency. */
function Urgent({ search, children }: { search: Filter; children: ReactNode }) {
  return (
    <p className="mt-1 border-l-4 border-l-emergency-ink pl-2 text-small font-semibold print:hidden">
      <Link
        to="/"
        search={search}
        className="inline-block min-h-6 underline current:rounded current:bg-panel current:no-underline"
      >
        {children}
      </Link>
    </p>
  );
}
