import { Link } from '@tanstack/react-router';
import { interpolate } from '../../../../shared/interpolate.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useCounts } from '../../api/enquiries.ts';
import { useSignedIn } from '../../api/session.ts';
import { useCopy } from '../../parts/setup.ts';
import { type Filter, tabs, underTab } from '../parts/filter.ts';

/** The tabs of the list, each with its count. During a search, none of them is current. */
export function ListTabs({ filter }: { filter: Filter }) {
  const { list: copy } = useCopy();
  const counts = useCounts();
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
      <Groups filter={filter} />
      {filter.search && <p className="mt-2 text-small">{copy.searched}</p>}
    </>
  );
}

/**
 * How many wait in each group that comes first, each a link to them: what is urgent, what patients have answered, which
 * offers nobody has sent, and what was handed to the doctor. That is under another tab: the doctor is led to those that wait for her, reception to
 * those on which she has written.
 */
function Groups({ filter }: { filter: Filter }) {
  const { list: copy } = useCopy();
  const { person } = useSignedIn();
  const counts = useCounts();
  if (!counts) return null;
  const { urgentNew, patientAnswers, unsentOffers, urgentPending, urgentSpam } = counts;
  const { waitingForDoctor, answeredByDoctor } = counts;
  const isDoctor = person.role === 'doctor';
  const groups = [
    { search: { urgent: true }, text: copy.urgentNew, count: urgentNew, isUrgent: true },
    {
      search: { tab: 'pending', urgent: true },
      text: copy.urgentPending,
      count: filter.tab === 'pending' && !filter.urgent ? 0 : urgentPending,
      isUrgent: true,
    },
    {
      search: { tab: 'spam', urgent: true },
      text: copy.urgentSpam,
      count: filter.tab === 'spam' && !filter.urgent ? 0 : urgentSpam,
      isUrgent: true,
    },
    { search: { answers: true }, text: copy.patientAnswers, count: patientAnswers },
    { search: { unsent: true }, text: copy.unsentOffers, count: unsentOffers },
    {
      search: { tab: 'pending', doctor: isDoctor || 'answered' },
      text: isDoctor ? copy.waitingForDoctor : copy.answeredByDoctor,
      count: isDoctor ? waitingForDoctor : answeredByDoctor,
    },
  ] satisfies { search: Filter; text: string; count: number; isUrgent?: true }[];
  const shown = groups.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={copy.groupsLabel} className="mt-0.5 flex flex-wrap gap-1 print:hidden">
      {shown.map(({ search, text, count, isUrgent }) => (
        <Link
          key={text}
          to="/"
          search={search}
          activeOptions={{ exact: true, explicitUndefined: true }}
          className={`inline-flex min-h-7 items-center gap-1 rounded-full border-2 bg-surface px-2 text-small font-semibold current:bg-panel ${isUrgent ? 'border-emergency-ink' : 'border-accent'}`}
        >
          {isUrgent && <Icon name="alert" size={16} className="text-emergency-ink" />}
          {interpolate(text, { COUNT: count })}
        </Link>
      ))}
    </nav>
  );
}
