import { Link } from '@tanstack/react-router';
import type { Visit } from '../../../shared/desk/visits.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useVisits } from '../api/visits.ts';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { useDays, useTimeOfDay } from '../time/times.ts';

/** The visits agreed for today and tomorrow, to be printed. */
export function Visits() {
  const { visits: copy, frame } = useCopy();
  const dayOf = useDays();
  const { data, error, isPending, refetch } = useVisits();
  return (
    <>
      <Heading
        beside={
          <button
            type="button"
            className={buttonClasses('outline', 'print:hidden')}
            onClick={() => window.print()}
          >
            {copy.print}
          </button>
        }
      >
        {copy.heading}
      </Heading>
      {isPending && <Spinner copy={frame.loading} />}
      <Problem error={error} retry={() => void refetch()} />
      {data?.days.map(({ day, visits }) => (
        <section key={day} className="mb-6">
          <h2 className="text-card">{dayOf(day)}</h2>
          {visits.length === 0 && <p className="mt-2">{copy.none}</p>}
          <ul className="card mt-2 divide-y divide-line empty:hidden">
            {visits.map((visit) => (
              <VisitItem key={visit.id} visit={visit} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function VisitItem({ visit: { id, at, name, phone, line } }: { visit: Visit }) {
  const timeOfDay = useTimeOfDay();
  return (
    <li className="flex flex-wrap gap-x-5 px-4 py-3 sm:px-5">
      <time dateTime={at} className="font-semibold tabular-nums">
        {timeOfDay(at)}
      </time>
      <Link
        to="/enquiries/$id"
        params={{ id }}
        className="inline-block min-h-6 wrap-anywhere font-semibold underline"
      >
        {name}
      </Link>
      <span className="tabular-nums">{phone}</span>
      {line && <span className="w-full wrap-anywhere text-small">{line}</span>}
    </li>
  );
}
