import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AccessLogResponse } from '../../../shared/desk/access-log.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { queryOf } from '../api/enquiries.ts';
import { sendRequest } from '../api/request.ts';
import { Heading } from '../parts/Heading.tsx';
import { Loading } from '../parts/Loading.tsx';
import { More } from '../parts/More.tsx';
import { useCopy } from '../parts/setup.ts';
import { useLocalTimes, useTimes } from '../time/times.ts';

type LogEntry = AccessLogResponse['entries'][number];

/** The access log; for doctors only. */
export function AccessLog() {
  const { people: copy, actions, list } = useCopy();
  const timeOf = useTimes();
  const log = useInfiniteQuery({
    queryKey: ['access-log'],
    queryFn: ({ pageParam }) =>
      sendRequest<AccessLogResponse>(`/access-log${queryOf({ before: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <Heading>{copy.logHeading}</Heading>
      <p>{copy.logText}</p>
      <Loading query={log} />
      <ul className="card mt-4 divide-y divide-line empty:hidden">
        {entries.map(({ id, at, action, enquiryId, ...entry }) => (
          <li key={id} className="gap-x-4 px-4 py-2.5 max-sm:grid sm:flex sm:items-baseline">
            <time dateTime={at} className="text-small text-soft tabular-nums sm:w-52 sm:shrink-0">
              {timeOf(at)}
            </time>
            <span className="grow wrap-anywhere">
              <EntryPerson {...entry} /> {actions[action]}
              <EntryDetails {...entry} />
            </span>
            {enquiryId && action !== 'deleted' && (
              <Link
                to="/enquiries/$id"
                params={{ id: enquiryId }}
                className="inline-flex min-h-11 items-center text-small underline sm:min-h-6"
              >
                {copy.openEnquiry}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <More label={list.more} list={log} />
    </>
  );
}

/** The person; the email address distinguishes people of the same name, even after an account is deleted. */
function EntryPerson({ person, email }: Pick<LogEntry, 'person' | 'email'>) {
  const { people: copy } = useCopy();
  return (
    <>
      <strong>{person || copy.someone}</strong>
      {email && <span className="text-small text-soft"> {email}</span>}
    </>
  );
}

/** What the action was about, and the values before and after. */
function EntryDetails({ subject, was, became }: Pick<LogEntry, 'subject' | 'was' | 'became'>) {
  const { people, list } = useCopy();
  const timeOf = useLocalTimes();
  const { reception, doctor } = people;
  const labels: Record<string, string> = {
    new: list.new,
    pending: list.pending,
    'no-answer': list.noAnswer,
    'call-back': list.callBackSoon,
    unsent: list.unsent,
    answered: list.answered,
    archived: list.archived,
    spam: list.spam,
    reception,
    doctor,
  };
  const labelOf = (value: string) => labels[value] ?? value;
  // The time of a promised call is by the clinic's clock.
  const isTime = subject !== null && /^\d{4}-\d\d-\d\dT/.test(subject);
  const values = [
    isTime ? timeOf(subject) : subject,
    was && became
      ? interpolate(people.fromTo, { WAS: labelOf(was), BECAME: labelOf(became) })
      : labelOf(was ?? became ?? ''),
  ];
  const entryText = values.filter(Boolean).join(', ');
  return entryText ? `: ${entryText}` : null;
}
