import { Link } from '@tanstack/react-router';
import { isQueue } from '../../../shared/desk/enquiries/list-rules.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCounts } from '../api/enquiries.ts';
import { useSignedIn } from '../api/session.ts';
import { useCopy } from '../parts/setup.ts';
import { type Filter, serverFilterOf } from './filter.ts';

interface Group {
  search: Filter;
  text: string;
  count: number;
  isUrgent?: true;
}

/**
 * The groups that come first: urgent enquiries, answers from patients, unsent offers, and enquiries handed to the
 * doctor. Of the last group, doctors see those that wait for them, and reception those on which a doctor has left a
 * note.
 */
export function useGroups(filter: Filter): Group[] {
  const { list: copy } = useCopy();
  const { person } = useSignedIn();
  const counts = useCounts();
  if (!counts || filter.search) return [];
  const { urgentNew, patientAnswers, unsentOffers, urgentPending, urgentSpam } = counts;
  const { waitingForDoctor, answeredByDoctor } = counts;
  const isDoctor = person.role === 'doctor';
  const groups = [
    {
      search: {},
      text: copy.urgentNew,
      count: filter.tab === undefined && isQueue(serverFilterOf(filter)) ? 0 : urgentNew,
      isUrgent: true,
    },
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
      search: { tab: 'pending', doctor: isDoctor ? true : 'answered' },
      text: isDoctor ? copy.waitingForDoctor : copy.answeredByDoctor,
      count: isDoctor ? waitingForDoctor : answeredByDoctor,
    },
  ] satisfies Group[];
  return groups.filter(({ count }) => count > 0);
}

/** Links to the groups that come first, each with its count. */
export function Groups({ groups }: { groups: Group[] }) {
  const { list: copy } = useCopy();
  if (groups.length === 0) return null;
  return (
    <nav
      aria-label={copy.groupsLabel}
      className="order-last flex w-full gap-2 overflow-x-auto pt-2 panes:flex-wrap panes:pt-3 print:hidden"
    >
      {groups.map(({ search, text, count, isUrgent }) => (
        <Link
          key={text}
          to="/"
          search={search}
          activeOptions={{ exact: true, explicitUndefined: true }}
          className={`inline-flex min-h-7 shrink-0 items-center gap-1 rounded-full border bg-surface px-2.5 text-small font-semibold current:bg-panel ${isUrgent ? 'border-emergency-ink' : 'border-rule'}`}
        >
          {isUrgent && <Icon name="alert" size={16} className="text-emergency-ink" />}
          {interpolate(text, { COUNT: count })}
        </Link>
      ))}
    </nav>
  );
}
