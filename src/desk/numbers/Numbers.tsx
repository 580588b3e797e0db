import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MissedSearch, NumbersAnswer } from '../../../shared/desk/numbers.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { ask } from '../api/request.ts';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { LastRestore } from '../staff/LastRestore.tsx';
import { useRecently, useShortDays } from '../time/times.ts';
import { NumberTable } from './NumberTable.tsx';
import { Waits } from './Waits.tsx';
import { Weeks } from './Weeks.tsx';

/** How the clinic answers, in numbers; for doctors only. */
export function Numbers() {
  const { numbers: copy, frame } = useCopy();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['numbers'],
    queryFn: () => ask<NumbersAnswer>('/numbers'),
    staleTime: 0,
  });
  return (
    <>
      <Heading>{copy.heading}</Heading>
      {isPending && <Spinner copy={frame.loading} />}
      <Problem error={error} retry={() => void refetch()} />
      {data && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Part heading={copy.weeksHeading} text={copy.weeksText}>
            <Weeks weeks={data.weeks} />
          </Part>
          <div className="grid gap-6">
            <Part heading={copy.waitsHeading} text={copy.waitsText}>
              <Waits read={data.read} answered={data.answered} />
            </Part>
            <Part heading={copy.systemHeading}>
              <Refused refused={data.refused} />
              <Delivery undelivered={data.undelivered} />
              <LastRestore />
            </Part>
            <Part heading={copy.searchesHeading} text={copy.searchesText}>
              <MissedSearches searches={data.missedSearches} />
            </Part>
          </div>
        </div>
      )}
    </>
  );
}

interface PartProps {
  heading: string;
  text?: string;
  children: ReactNode;
}

function Part({ heading, text, children }: PartProps) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{heading}</h2>
      {text && <p className="mt-1 text-small text-soft">{text}</p>}
      {children}
    </section>
  );
}

/** Whether every enquiry has been delivered to the clinic. */
function Delivery({ undelivered: { count, oldest } }: Pick<NumbersAnswer, 'undelivered'>) {
  const { numbers: copy } = useCopy();
  const { locale } = useSetup();
  const timeOf = useRecently();
  return (
    <p className={`mt-2 ${oldest ? 'font-semibold' : 'text-small text-soft'}`}>
      {oldest
        ? interpolate(copy.undelivered, {
            COUNT: count.toLocaleString(locale),
            TIME: timeOf(oldest),
          })
        : copy.delivered}
    </p>
  );
}

/** The messages that nobody can read here, since they were refused. */
function Refused({ refused }: Pick<NumbersAnswer, 'refused'>) {
  const { numbers: copy } = useCopy();
  const { locale } = useSetup();
  const timeOf = useRecently();
  return refused.map(({ reason, count, since }) => (
    <p key={reason} className="mt-2 border-l-4 border-l-accent pl-3 font-semibold">
      {interpolate(reason === 'network' ? copy.refusedNetwork : copy.refusedUnstored, {
        COUNT: count.toLocaleString(locale),
        TIME: timeOf(since),
      })}
    </p>
  ));
}

/** Words for which the website's search found nothing. */
function MissedSearches({ searches }: { searches: MissedSearch[] }) {
  const { numbers: copy } = useCopy();
  const { locale } = useSetup();
  const dayOf = useShortDays();
  if (searches.length === 0) return <p className="mt-2">{copy.noSearches}</p>;
  return (
    <NumberTable
      caption={copy.searchesHeading}
      head={[copy.words, copy.days, copy.last]}
      rows={searches.map(({ words, language, days, lastOn }) => ({
        key: `${language} ${words}`,
        cells: [words, days.toLocaleString(locale), dayOf(lastOn)],
        language,
      }))}
    />
  );
}
